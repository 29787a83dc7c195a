import { readFileSync, writeFileSync } from 'node:fs';
import { documentParts, withPart } from './document-parts.ts';

/* Writes the generated parts of the documents anew: `npm run documents`. */

for (const part of documentParts()) {
  const path = new URL(`../${part.file}`, import.meta.url);
  writeFileSync(path, withPart(readFileSync(path, 'utf8'), part));
}

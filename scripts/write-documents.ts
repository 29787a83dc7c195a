import { readFileSync, writeFileSync } from 'node:fs';
import { jsonSchemaText } from '#libs/sources/definition/json-schema.ts';
import { documentParts, withPart } from './document-parts.ts';

/* Writes the generated parts of the documents, and the schema for editors: `npm run documents`. */

for (const part of documentParts()) {
  const path = new URL(`../${part.file}`, import.meta.url);
  writeFileSync(path, withPart(readFileSync(path, 'utf8'), part));
}
writeFileSync(new URL('../schemas/source.schema.json', import.meta.url), jsonSchemaText());

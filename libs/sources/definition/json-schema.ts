import { z } from 'zod';
import { definitionSchema } from './schema.ts';

/** The JSON Schema of a definition file, as text; draft 7, which every editor reads. */
export function jsonSchemaText(): string {
  const { schema, registry } = definitionSchema();
  const made = z.toJSONSchema(schema, { metadata: registry, target: 'draft-7', io: 'input' });
  return `${JSON.stringify(made, null, 2)}\n`;
}

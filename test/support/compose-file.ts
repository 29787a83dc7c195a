/* docker-compose.yml as data, with what a test needs of it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';

const service = z.looseObject({
  image: z.string(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.coerce.string()).default({}),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  healthcheck: z.looseObject({ test: z.array(z.string()) }).optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  read_only: z.boolean().default(false),
});

/** One service of the file. */
export type ComposeService = z.infer<typeof service>;

const file = z.object({
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.unknown()),
});

/** The file, with its anchors resolved. */
export function readComposeFile(): z.infer<typeof file> {
  const path = fileURLToPath(new URL('../../docker-compose.yml', import.meta.url));
  return file.parse(parse(readFileSync(path, 'utf8'), { merge: true }));
}

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'mocha';
import { jsonSchemaText } from '#libs/sources/definition/json-schema.ts';
import { lintDefinition } from '#libs/sources/definition/lint-definition.ts';
import { parseDefinition } from '#libs/sources/definition/parse-definition.ts';
import { seeded } from '../support/random-robots.ts';
import { faultsBySchema } from '../support/json-schema.ts';
import { checkout } from '../support/started-stack.ts';

const schemaFile = join(checkout, 'schemas', 'source.schema.json');
const examples = join(checkout, 'examples', 'sources');
// The day of their authorizations: an example stays one when they have ended.
const nowMs = Date.parse('2026-12-01T00:00:00Z');

describe('the schema of source definitions', () => {
  const schema: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(schemaFile, 'utf8'));

  it('is published as the code has it (else: npm run documents)', () => {
    assert.equal(readFileSync(schemaFile, 'utf8'), jsonSchemaText());
  });

  for (const file of readdirSync(examples)) {
    it(`takes examples/sources/${file}, as a lint does`, () => {
      const text = readFileSync(join(examples, file), 'utf8');
      assert.match(
        text,
        /^# yaml-language-server: \$schema=\.\.\/\.\.\/schemas\/source\.schema\.json\n/,
      );
      const result = lintDefinition(text, { format: 'yaml', nowMs });
      assert.deepEqual('complaints' in result ? result.complaints : [], []);
      assert.ok('definition' in result);
      assert.deepEqual(faultsBySchema(result.definition.definition, schema), []);
    });
  }

  it('marks nothing in an editor that a lint takes, and all but what no schema can say', () => {
    const random = seeded(7);
    const values = readdirSync(examples).map(valueOf);
    let refused = 0;
    for (let round = 0; round < 600; round += 1) {
      const value = mutated(values[round % values.length], random);
      const text = JSON.stringify(value);
      const faults = faultsBySchema(value, schema);
      const result = parseDefinition(text, 'json');
      const complaints = 'complaints' in result ? result.complaints : [];
      refused += complaints.length > 0 ? 1 : 0;
      if (faults.length > 0) assert.ok(complaints.length > 0, `${faults.join()}: ${text}`);
      else {
        const unsaid = complaints.filter(({ message }) => !onlyInWords.test(message));
        assert.deepEqual(unsaid, [], text);
      }
    }
    assert.ok(refused > 200 && refused < 600, `${refused} were refused`);
  });
});

function valueOf(file: string): unknown {
  const result = parseDefinition(readFileSync(join(examples, file), 'utf8'), 'yaml');
  assert.ok('definition' in result);
  return result.definition;
}

/** What a JSON Schema cannot say: the form of hosts and URIs, durations, the calendar, presets. */
const onlyInWords = /DNS name|absolute http|[0-9] s$|calendar|at greenhouse|greenhouse, /;

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The value with one place in it changed. */
function mutated(whole: unknown, random: () => number): Json {
  const copy: Json = JSON.parse(JSON.stringify(whole));
  const places: { readonly holder: Json[] | { [key: string]: Json }; readonly key: string }[] = [];
  const visit = (value: Json): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const key of Object.keys(value)) places.push({ holder: value, key });
    Object.values(value).forEach(visit);
  };
  visit(copy);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const place = pick(places);
  if (place === undefined) return copy;
  const { holder, key } = place;
  const way = random();
  if (!Array.isArray(holder) && way < 0.2) delete holder[key];
  else if (!Array.isArray(holder) && way < 0.4) holder[`${key}x`] = 'x';
  else Reflect.set(holder, key, pick(oddValues));
  return copy;
}

const oddValues: readonly Json[] = [
  ...Array.from('DE', (letter) => letter.repeat(1_500)),
  '',
  'x',
  'DE',
  '9s',
  'https://acme.example/',
  0,
  1,
  -1,
  2.5,
  1e12,
  true,
  null,
  [],
  {},
  ['x'],
  [1],
  { x: 1 },
  Array.from({ length: 200 }, () => 'x'),
];

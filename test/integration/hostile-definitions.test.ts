import assert from 'node:assert/strict';
import { after, before, describe, it } from 'mocha';
import { checkExtraction } from '#libs/extraction/check-extraction.ts';
import { codecOf } from '#libs/proto/load.ts';
import type { FieldRule$Input } from '#libs/proto/gen/jobradar/v1/FieldRule.ts';
import type { JsonField$Input } from '#libs/proto/gen/jobradar/v1/JsonField.ts';
import type { Source, Source$Input } from '#libs/proto/gen/jobradar/v1/Source.ts';
import { contract, htmlSource, jsonSource, needed } from '../support/checked-sources.ts';
import { hostileDefinitions } from '../support/hostile-definitions.ts';
import { refusalOf, startApi, type ApiWorld } from './gateway-api-world.ts';

describe('a hostile definition', function () {
  this.timeout(60_000);
  let world: ApiWorld;
  before(async () => {
    world = await startApi();
  });
  after(() => world[Symbol.asyncDispose]());

  it('stands beside good ones that are taken', async () => {
    for (const source of [htmlSource(), jsonSource()]) {
      const request = { sourceId: 'good', source, validateOnly: true };
      assert.ok((await world.api.sources.CreateSource(request)).source !== null);
    }
  });

  for (const { what, source, field } of hostileDefinitions) {
    it(`is refused for ${field.slice('source.'.length)}: ${what}`, async () => {
      const call = world.api.sources.CreateSource({ sourceId: 'bad', source, validateOnly: true });
      const refused = await refusalOf(call);
      assert.equal(refused.code, 'invalid_argument');
      const fields = refused.violations.map((violation) => violation.field);
      assert.ok(
        fields.some((found) => found.startsWith(field)),
        JSON.stringify(fields),
      );
      // What is refused is not sent back whole.
      for (const { description } of refused.violations) assert.ok(description.length < 1_000);
    });
  }

  const sizes: readonly { readonly what: string; readonly source: () => Source$Input }[] = [
    { what: 'a path of 1 MB', source: () => jsonSource({ itemsPath: 'a.'.repeat(500_000) }) },
    {
      what: 'a selector of 1 MB',
      source: () => htmlSource({ itemSelector: 'a '.repeat(500_000) }),
    },
    { what: 'a contract of 2,000 levels', source: () => contractOf(2_000) },
    { what: 'a contract of 12,000 levels', source: () => contractOf(12_000) },
  ];
  for (const { what, source } of sizes) {
    it(`is refused as a whole, and the next call is answered: ${what}`, async () => {
      const call = async (): Promise<unknown> =>
        await world.api.sources.CreateSource({ sourceId: 'bad', source: source() });
      await assert.rejects(call());
      const request = { sourceId: 'good', source: htmlSource(), validateOnly: true };
      assert.ok((await world.api.sources.CreateSource(request)).source !== null);
    });
  }

  it('takes time to check that grows with its size and no faster, at its worst', async () => {
    const checkMs = (rules: number): number => {
      const { extraction } = codec.decode(codec.encode(worstAllowed(rules)));
      assert.ok(extraction !== null);
      const taken = Array.from({ length: 5 }, () => {
        const startMs = performance.now();
        assert.deepEqual(checkExtraction(extraction), []);
        return performance.now() - startMs;
      });
      return Math.min(...taken);
    };
    checkMs(6);
    const [small, large] = [checkMs(6), checkMs(60)];
    assert.ok(
      large < 10 * 5 * small,
      `ten times as many rules took ${large / small} times as long`,
    );
    const request = { sourceId: 'worst', source: worstAllowed(60), validateOnly: true };
    assert.ok((await world.api.sources.CreateSource(request)).source !== null);
  });

  it('takes no longer to refuse than another one takes to be accepted', () => {
    const checkMs = (source: Source$Input): number => {
      const { extraction } = codec.decode(codec.encode(source));
      assert.ok(extraction !== null);
      const startMs = performance.now();
      checkExtraction(extraction);
      return performance.now() - startMs;
    };
    const [accepted, refused] = [worstAllowed(60), worstRefused()].map((source) =>
      Math.min(checkMs(source), checkMs(source)),
    );
    assert.ok((refused ?? 0) < 10 * (accepted ?? 0), `${refused} ms against ${accepted} ms`);
  });
});

const codec = codecOf<Source$Input, Source>('jobradar.v1.Source');

function contractOf(levels: number): Source$Input {
  let field: JsonField$Input = { name: 'a', type: 'JSON_TYPE_STRING' };
  for (let level = 1; level < levels; level += 1) {
    field = { name: 'a', type: 'JSON_TYPE_OBJECT', fields: [field] };
  }
  return jsonSource({ contract: { ...contract, item: [field] } });
}

/** The costliest selectors and patterns that are allowed; sixty rules fill a call. */
function worstAllowed(rules: number): Source$Input {
  const choices = Array.from({ length: 24 }, (_, index) => `a${index}:not([bcde])`);
  const selectors = Array.from({ length: 8 }, () => `:is(${choices.join()})`);
  const transforms = ['(?:a{1,320})(b)', '((?:a|b){1,120})', '(a{2,300}|b)', '(.*.*.*.*=)'].map(
    (argument) => ({ kind: 'KIND_REGEX_CAPTURE', argument }) as const,
  );
  const more = Array.from({ length: rules }, (_, index): FieldRule$Input => {
    const attributeKey = `key-${index}`;
    return { target: 'TARGET_ATTRIBUTE', attributeKey, selectors, transforms };
  });
  return htmlSource({ fields: [...needed, ...more] });
}

/** Paths that no contract lists, each nearly a key, as many as a definition may have of both. */
function worstRefused(): Source$Input {
  const word = 'key'.repeat(18);
  const keys = Array.from({ length: 128 }, (_, index) => {
    return { name: `${word}${1_000 + index}`, type: 'JSON_TYPE_STRING' } as const;
  });
  const rules = Array.from({ length: 64 }, (_, index): FieldRule$Input => {
    const selectors = Array.from({ length: 8 }, (_one, at) => `${index}x${at}x${word}`);
    return { target: 'TARGET_ATTRIBUTE', attributeKey: `key-${index}`, selectors };
  });
  return jsonSource({
    fields: rules,
    detailFields: rules,
    contract: { page: contract.page ?? [], item: keys, detail: keys },
  });
}

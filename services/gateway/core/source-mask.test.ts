import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import {
  applyMask,
  changedPaths,
  planMask,
  type MaskField,
  type MaskFields,
  type MaskPath,
} from './source-mask.ts';

const field = (
  name: string,
  { kind = 'value', type = '', oneof }: Partial<Omit<MaskField, 'name' | 'key'>> = {},
): MaskField => ({
  name,
  key: name.replace(/_(.)/gu, (_, letter: string) => letter.toUpperCase()),
  kind,
  type,
  oneof,
});

const messages: Readonly<Record<string, readonly MaskField[]>> = {
  Source: [
    field('name'),
    field('display_name'),
    field('allowed_hosts', { kind: 'list' }),
    field('reading', { kind: 'message', type: 'Reading' }),
    field('pace', { kind: 'message', type: 'Pace' }),
    field('state'),
    field('health', { kind: 'message', type: 'Health' }),
    field('etag'),
  ],
  Reading: [
    field('html', { kind: 'message', type: 'Html', oneof: 0 }),
    field('json', { kind: 'message', type: 'Json', oneof: 0 }),
    field('guard'),
  ],
  Html: [field('item'), field('fields', { kind: 'list', type: 'Rule' })],
  Json: [field('path'), field('headers', { kind: 'map' })],
  Pace: [field('per_second'), field('burst')],
  Health: [field('failures')],
};
const fieldsOf: MaskFields = (type) => messages[type] ?? [];
const scope = {
  type: 'Source',
  userKeys: new Set(['displayName', 'allowedHosts', 'reading', 'pace']),
  fieldsOf,
};

const refusalOf = (...names: string[]) => {
  const plan = planMask(names, scope);
  assert.equal(plan.kind, 'refused');
  return plan.kind === 'refused' ? plan : undefined;
};
const pathsOf = (...names: string[]): readonly MaskPath[] => {
  const plan = planMask(names, scope);
  return plan.kind === 'paths' ? plan.paths : assert.fail(plan.reason);
};

describe('planMask', () => {
  for (const [what, names, field] of [
    ['no field at all', [], 'update_mask.paths[0]'],
    ['* beside others', ['pace', '*'], 'update_mask.paths[1]'],
    ['a field that is not there', ['display_name', 'colour'], 'update_mask.paths[1]'],
    ['a part that is not there', ['pace.colour'], 'update_mask.paths[0]'],
    ['a part of a list', ['allowed_hosts.0'], 'update_mask.paths[0]'],
    ['a part of an item of a list', ['reading.html.fields.target'], 'update_mask.paths[0]'],
    ['an entry of a map', ['reading.json.headers.accept'], 'update_mask.paths[0]'],
    ['a part of a value', ['display_name.first'], 'update_mask.paths[0]'],
    ['an empty path', [''], 'update_mask.paths[0]'],
    ['an empty part', ['pace.'], 'update_mask.paths[0]'],
    ['the etag', ['etag'], 'update_mask.paths[0]'],
  ] as const) {
    it(`refuses a mask that names ${what}, and says where`, () => {
      const refusal = refusalOf(...names);
      assert.equal(refusal?.reason, 'UPDATE_MASK_INVALID');
      assert.deepEqual(
        refusal?.violations.map((one) => one.field),
        [field],
      );
    });
  }

  it('says how a name is written that is right but for its form', () => {
    assert.match(refusalOf('displayName')?.violations[0]?.description ?? '', /write display_name/);
    assert.match(refusalOf('pace.perSecond')?.violations[0]?.description ?? '', /per_second/);
  });

  it('refuses what is not the user’s to change, by the names of the fields', () => {
    const refusal = refusalOf('state', 'pace', 'health.failures', 'name');
    assert.equal(refusal?.reason, 'FIELD_IMMUTABLE');
    assert.deepEqual(
      refusal?.violations.map((one) => one.field),
      ['source.state', 'source.health.failures', 'source.name'],
    );
  });
});

describe('applyMask', () => {
  const before = {
    displayName: 'Acme',
    allowedHosts: ['acme.test'],
    reading: { html: { item: 'li', fields: [] }, json: null, guard: 'g' },
    pace: { perSecond: 2, burst: 3 },
  };

  it('changes what is named and nothing else', () => {
    const wanted = { displayName: 'New', pace: { perSecond: 9, burst: 9 }, reading: null };
    assert.deepEqual(applyMask(before, wanted, pathsOf('display_name', 'pace.per_second')), {
      ...before,
      displayName: 'New',
      pace: { perSecond: 9, burst: 3 },
    });
  });

  it('replaces a message that is named whole, and clears what is not set', () => {
    const wanted = { pace: { burst: 1 } };
    assert.deepEqual(applyMask(before, wanted, pathsOf('pace', 'allowed_hosts')), {
      ...before,
      pace: { burst: 1 },
      allowedHosts: null,
    });
  });

  it('replaces everything of the user for *', () => {
    const after = applyMask(before, { displayName: 'New', name: 'n', state: 's' }, pathsOf('*'));
    assert.deepEqual(after, { displayName: 'New', allowedHosts: null, reading: null, pace: null });
  });

  it('lets one member of a oneof take the place of another', () => {
    const wanted = { reading: { json: { path: '$' } } };
    for (const path of ['reading.json', 'reading.json.path']) {
      assert.deepEqual(applyMask(before, wanted, pathsOf(path))['reading'], {
        html: null,
        json: { path: '$' },
        guard: 'g',
      });
    }
  });

  it('leaves a oneof alone where a member is cleared that was not set', () => {
    for (const path of ['reading.json', 'reading.json.path']) {
      const after = applyMask(before, { reading: null }, pathsOf(path));
      assert.deepEqual(after['reading'], before.reading);
    }
  });

  it('makes the message that a part of it needs, and none to clear a part', () => {
    const bare = { ...before, pace: null };
    const set = applyMask(bare, { pace: { burst: 2 } }, pathsOf('pace.burst'));
    assert.deepEqual(set['pace'], { burst: 2 });
    const cleared = applyMask(bare, { pace: null }, pathsOf('pace.burst'));
    assert.equal(cleared['pace'], null);
  });
});

describe('changedPaths', () => {
  const of = { type: 'Source', fieldsOf };
  const before = { displayName: 'a', allowedHosts: ['x'], pace: { perSecond: 1, burst: 1 } };

  it('names the innermost fields that differ', () => {
    const after = { displayName: 'a', allowedHosts: ['x', 'y'], pace: { perSecond: 2, burst: 1 } };
    assert.deepEqual(changedPaths(before, after, of), ['allowed_hosts', 'pace.per_second']);
  });

  it('names a message that came or went as a whole', () => {
    assert.deepEqual(changedPaths(before, { ...before, pace: null }, of), ['pace']);
    assert.deepEqual(changedPaths({ ...before, pace: undefined }, before, of), ['pace']);
  });

  it('finds no difference in the order of keys, nor between null and nothing', () => {
    const after = { pace: { burst: 1, perSecond: 1 }, allowedHosts: ['x'], displayName: 'a' };
    assert.deepEqual(changedPaths(before, { ...after, reading: null }, of), []);
    const maps = (headers: object) => ({ reading: { json: { headers } } });
    assert.deepEqual(changedPaths(maps({ a: '1', b: '2' }), maps({ b: '2', a: '1' }), of), []);
    assert.deepEqual(changedPaths(maps({ a: '1' }), maps({ a: '2' }), of), [
      'reading.json.headers',
    ]);
  });
});

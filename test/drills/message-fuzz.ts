/* Messages that nobody of us would send, made from a seed: the same seed makes the same ones. */
import { nestedHeader, nestedTables, type Taken } from './queue-hand.ts';

/** Even between 0 and 1; the generator called mulberry32. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Makes a message that is none of ours in at least one way, or, now and then, names a crawl that
 * does not exist. `mark` stands in each body, so that no two are the same.
 */
export function strangeMessage(
  random: () => number,
  { model, mark }: { readonly model: Taken; readonly mark: string },
): Taken {
  const pick = <T>(of: readonly [T, ...T[]]): T => of[Math.floor(random() * of.length)] ?? of[0];
  const options = { ...model.options };
  const properties = strangeProperties(pick, random);
  const content = strangeBody(pick, { random, model, mark });
  // Half of the bodies come under the properties of a good message.
  return random() < 0.5
    ? { content, options }
    : { content, options: { ...options, ...properties } };
}

type Pick = <T>(of: readonly [T, ...T[]]) => T;

function strangeBody(
  pick: Pick,
  { random, model, mark }: { random: () => number; model: Taken; mark: string },
): Buffer {
  const scalars: Record<string, unknown> = JSON.parse(model.content.toString('utf8'));
  const bytes = (): Buffer =>
    Buffer.from(Array.from({ length: 1 + Math.floor(random() * 200) }, () => random() * 256));
  const unknownTask = `019bf2a1-0000-7000-8000-${mark.padStart(12, '0')}`;
  const key = pick(['task_id', 'seed_url', 'tenant_id', 'max_pages']);
  const value = pick<unknown>([
    null,
    true,
    -1,
    0,
    1e308,
    1_001,
    '',
    '\u0000',
    '\ud800',
    [],
    {},
    mark,
  ]);
  const make = pick([
    () => Buffer.concat([Buffer.from(mark), bytes()]),
    () => Buffer.from(mark),
    () => Buffer.from(JSON.stringify({ ...scalars, mark, [key]: value })),
    () => Buffer.from(JSON.stringify({ mark })),
    () => Buffer.from(`{"mark":"${mark}","deep":${'['.repeat(5_000)}${']'.repeat(5_000)}}`),
    () => Buffer.from(`{"mark":"${mark}"`),
    () => Buffer.from(JSON.stringify({ mark, __proto__: 1, constructor: { x: 1 } })),
    () => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(mark), model.content]),
    () => Buffer.from(`${mark}\u0000职位${'x'.repeat(Math.floor(random() * 20_000))}`),
    () => Buffer.from(JSON.stringify({ ...scalars, mark, task_id: unknownTask })),
    () => Buffer.from(JSON.stringify({ ...scalars, mark, tenant_id: `t-${mark}` })),
  ]);
  return make();
}

function strangeProperties(pick: Pick, random: () => number): Taken['options'] {
  const text = pick(['', '\u0000', 'x'.repeat(255), '职位', '../../etc', "'; drop table x; --"]);
  const value = (): unknown =>
    pick<unknown>([
      null,
      true,
      -1,
      2 ** 40,
      1.5,
      text,
      Buffer.alloc(64, 0xff),
      [1, [2, { a: null }]],
      { a: { b: [true] } },
      { '!': 'timestamp', value: 2 ** 52 },
      { '!': 'decimal', value: { places: 2, digits: 3 } },
      'y'.repeat(Math.floor(random() * 2_000)),
    ]);
  const headers: Record<string, unknown> = {
    'jobradar-copy': value(),
    'jobradar-attempt': value(),
    traceparent: value(),
    'x-first-death-reason': value(),
    [pick(['__proto__', 'constructor', 'a', ''])]: value(),
  };
  // Rare, for each costs a stack.
  if (random() < 0.01) headers[nestedHeader] = nestedTables(6_000);
  const all: Taken['options'] = {
    messageId: text,
    correlationId: text,
    type: pick(['jobradar.crawl.v1', 'jobradar.crawl.v0', 'jobradar.crawl', text]),
    contentType: pick(['application/json', 'text/plain', text]),
    timestamp: pick([0, 1, 2 ** 40, 2 ** 52]),
    priority: pick([0, 9, 255]),
    appId: text,
    headers,
  };
  const kept = Object.entries(all).filter(() => random() < 0.7);
  return Object.fromEntries(kept);
}

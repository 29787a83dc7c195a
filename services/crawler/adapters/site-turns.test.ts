import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { SiteTurns } from './site-turns.ts';

const never = () => new Promise<never>(() => undefined);

describe('the turns of a site', () => {
  it('come one after the other, in the order in which they were asked for', async () => {
    const turns = new SiteTurns();
    const seen: number[] = [];
    const run = async (number: number): Promise<void> => {
      using _turn = await turns.take('a.test', never);
      seen.push(number);
      await Promise.resolve();
      seen.push(number);
    };
    await Promise.all([run(1), run(2), run(3)]);
    assert.deepEqual(seen, [1, 1, 2, 2, 3, 3]);
  });

  it('are of each site alone', async () => {
    const turns = new SiteTurns();
    using _first = await turns.take('a.test', never);
    using other = await turns.take('b.test', never);
    assert.ok(other !== undefined);
  });

  it('pass by those that gave up, and never come early for those behind', async () => {
    const turns = new SiteTurns();
    const first = await turns.take('a.test', never);
    const impatient = Promise.withResolvers<void>();
    const second = turns.take('a.test', () => impatient.promise);
    let isThird = false;
    const third = turns.take('a.test', never).then((turn) => {
      isThird = true;
      return turn;
    });
    impatient.resolve();
    assert.equal(await second, undefined);
    assert.equal(isThird, false, 'the first one still has it');
    first?.[Symbol.dispose]();
    assert.ok((await third) !== undefined);
  });
});

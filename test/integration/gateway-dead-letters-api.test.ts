/* DeadLetterService as a client reads it. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { operatorScopes } from '../../deploy/local/public-api.ts';
import { fieldsOf, refusalOf, startApi } from './gateway-api-world.ts';
import { failedCrawl, strayLetter } from './gateway-stored-letters.ts';

describe('dead letters, looked at', () => {
  it('are listed newest first without their messages, page by page', async () => {
    await using world = await startApi();
    await world.addBoard('acme');
    const names: string[] = [];
    for (let index = 0; index < 5; index += 1) names.unshift((await failedCrawl(world)).name);
    const seen: string[] = [];
    let pageToken = '';
    do {
      const page = await world.api.deadLetters.ListDeadLetters({ pageSize: 2, pageToken });
      assert.ok(page.deadLetters.length <= 2);
      assert.ok(page.deadLetters.every(({ message }) => message === null));
      seen.push(...page.deadLetters.map(({ name }) => name));
      pageToken = page.nextPageToken;
    } while (pageToken !== '');
    assert.deepEqual(seen, names);
  });

  it('are read with what is known of them', async () => {
    await using world = await startApi();
    await world.addBoard('acme');
    const { name, crawl } = await failedCrawl(world);
    const { deadLetter } = await world.api.deadLetters.GetDeadLetter({ name });
    assert.equal(deadLetter?.crawl, crawl);
    assert.equal(deadLetter?.source, 'sources/acme');
    assert.equal(deadLetter?.state, 'STATE_OPEN');
    assert.equal(deadLetter?.cause, 'CAUSE_PERMANENT_FAILURE');
    assert.equal(deadLetter?.failure?.reason, 'FAILURE_REASON_SEED_GONE');
    assert.equal(deadLetter?.message, null);
  });

  it('of nobody show their bytes to those who run the installation only', async () => {
    await using world = await startApi();
    const name = await strayLetter(world);
    const { deadLetter } = await world.api.deadLetters.GetDeadLetter({ name });
    assert.deepEqual(deadLetter?.message?.rawBody, Buffer.from([0xff, 0x00]));
    assert.equal(deadLetter?.message?.body, '');
    assert.deepEqual([deadLetter?.crawl, deadLetter?.source], ['', '']);
    const others = operatorScopes.filter((scope) => scope !== 'system.read');
    const plain = await world.open('acme', others);
    const { deadLetters } = await plain.deadLetters.ListDeadLetters({});
    assert.deepEqual(deadLetters, []);
    for (const call of [
      plain.deadLetters.GetDeadLetter({ name }),
      plain.deadLetters.DiscardDeadLetter({ name, note: 'mine' }),
    ]) {
      assert.equal((await refusalOf(call)).code, 'not_found');
    }
  });

  it('of another tenant do not exist', async () => {
    await using world = await startApi();
    await world.addBoard('acme');
    const { name } = await failedCrawl(world);
    const other = await world.open('other');
    assert.deepEqual((await other.deadLetters.ListDeadLetters({})).deadLetters, []);
    for (const call of [
      other.deadLetters.GetDeadLetter({ name }),
      other.deadLetters.ReplayDeadLetter({ name }),
      other.deadLetters.DiscardDeadLetter({ name, note: 'mine' }),
    ]) {
      const refusal = await refusalOf(call);
      assert.deepEqual([refusal.code, refusal.reason], ['not_found', 'RESOURCE_NOT_FOUND']);
    }
    const counted = await other.deadLetters.CountDeadLetters({ groupBy: 'GROUP_BY_CAUSE' });
    assert.deepEqual([counted.groups, counted.totalCount], [[], '0']);
  });

  it('are counted by what they share', async () => {
    await using world = await startApi();
    await world.addBoard('acme');
    await failedCrawl(world);
    await failedCrawl(world);
    await strayLetter(world, 'UNKNOWN_TASK');
    const count = async (groupBy: 'GROUP_BY_CAUSE' | 'GROUP_BY_SOURCE') => {
      const { groups, totalCount } = await world.api.deadLetters.CountDeadLetters({ groupBy });
      return [groups.map(({ value, count: members }) => `${members} ${value}`), totalCount];
    };
    assert.deepEqual(await count('GROUP_BY_CAUSE'), [
      ['2 CAUSE_PERMANENT_FAILURE', '1 CAUSE_UNKNOWN_TASK'],
      '3',
    ]);
    assert.deepEqual(await count('GROUP_BY_SOURCE'), [['2 sources/acme', '1 '], '3']);
  });

  it('refuse what is not built yet, by its name', async () => {
    await using world = await startApi();
    const { deadLetters } = world.api;
    const filter = await refusalOf(deadLetters.ListDeadLetters({ filter: 'state = OPEN' }));
    assert.deepEqual(fieldsOf(filter), ['filter']);
    const bulk = deadLetters.BulkDiscardDeadLetters({ filter: 'x', maxCount: 1, note: 'y' });
    assert.equal((await refusalOf(bulk)).code, 'unimplemented');
  });

  for (const name of ['deadLetters/x', `deadLetters/${'-'.repeat(36)}`]) {
    it(`do not exist by the name ${name}`, async () => {
      await using world = await startApi();
      const { code } = await refusalOf(world.api.deadLetters.GetDeadLetter({ name }));
      assert.match(code, /^(?:invalid_argument|not_found)$/);
    });
  }
});

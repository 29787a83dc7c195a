/* What an operator does to a dead letter: once, whoever else does it too. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'mocha';
import { timestampMs } from '#libs/proto/timestamps.ts';
import { fieldsOf, refusalOf, startApi } from './gateway-api-world.ts';
import { failedCrawl, strayLetter } from './gateway-stored-letters.ts';

describe('a replay', () => {
  it('is a new crawl with the same arguments, and resolves the letter', async () => {
    await using world = await startApi({ env: { JOBRADAR_RETENTION_DAYS_DEAD_LETTERS: '5' } });
    await world.addBoard('acme');
    const { name, crawl: old } = await failedCrawl(world);
    const due = world.dueSignals();
    const { deadLetter, crawl } = await world.api.deadLetters.ReplayDeadLetter({
      name,
      note: 'the page is back',
    });
    assert.equal(crawl?.replayOf, old);
    assert.equal(crawl?.state, 'STATE_PENDING');
    assert.equal(crawl?.maxPages, 7);
    assert.deepEqual(crawl?.labels, { team: 'data' });
    assert.equal(deadLetter?.state, 'STATE_REPLAYED');
    assert.equal(deadLetter?.replayedAs, crawl?.name);
    assert.match(deadLetter?.resolver ?? '', /^key:/);
    assert.equal(deadLetter?.resolutionNote, 'the page is back');
    const { resolveTime, purgeTime } = deadLetter ?? {};
    const keptMs = (timestampMs(purgeTime) ?? 0) - (timestampMs(resolveTime) ?? 0);
    assert.equal(keptMs, 5 * 86_400_000);
    assert.ok(world.dueSignals() > due);
    const before = await world.api.crawls.GetCrawl({ name: old });
    assert.equal(before.crawl?.seedUrl, crawl?.seedUrl);
  });

  it('counts how many lie behind it', async () => {
    await using world = await startApi();
    await world.addBoard('acme');
    const { name } = await failedCrawl(world);
    const { crawl } = await world.api.deadLetters.ReplayDeadLetter({ name });
    const [row] = await world.sql('select replay_depth from crawl_tasks where task_id = $1', [
      crawl?.name.replace('crawls/', ''),
    ]);
    assert.equal(row?.['replay_depth'], 1);
  });

  it('is made once when two come at once', async () => {
    await using world = await startApi();
    await world.addBoard('acme');
    const { name } = await failedCrawl(world);
    const calls = Array.from({ length: 8 }, () => world.api.deadLetters.ReplayDeadLetter({ name }));
    const results = await Promise.allSettled(calls);
    const made = results.filter(({ status }) => status === 'fulfilled');
    assert.equal(made.length, 1);
    assert.equal(await world.count('crawl_tasks'), 2);
    for (const result of results) {
      if (result.status === 'rejected') assert.equal(result.reason.reason, 'STATE_FORBIDS');
    }
  });

  it('is the same for the same request id, and another one is refused', async () => {
    await using world = await startApi();
    await world.addBoard('acme');
    const { name } = await failedCrawl(world);
    const requestId = randomUUID();
    const answers = await Promise.all(
      [1, 2, 3].map(() => world.api.deadLetters.ReplayDeadLetter({ name, requestId })),
    );
    const crawls = new Set(answers.map(({ crawl }) => crawl?.name));
    assert.equal(crawls.size, 1);
    assert.ok(answers.every(({ deadLetter }) => deadLetter?.state === 'STATE_REPLAYED'));
    const other = world.api.deadLetters.ReplayDeadLetter({ name, requestId, note: 'else' });
    assert.equal((await refusalOf(other)).reason, 'REQUEST_ID_REUSED');
  });

  it('needs a letter that is as its caller has read it', async () => {
    await using world = await startApi();
    await world.addBoard('acme');
    const { name } = await failedCrawl(world);
    const stale = await refusalOf(world.api.deadLetters.ReplayDeadLetter({ name, etag: '7' }));
    assert.deepEqual([stale.code, stale.reason], ['aborted', 'ETAG_MISMATCH']);
    const { deadLetter } = await world.api.deadLetters.GetDeadLetter({ name });
    const etag = deadLetter?.etag ?? '';
    const { crawl } = await world.api.deadLetters.ReplayDeadLetter({ name, etag });
    assert.ok(crawl !== null);
  });

  it('needs a crawl that has ended', async () => {
    await using world = await startApi();
    await world.addBoard('acme');
    const { name, crawl } = await failedCrawl(world);
    await world.sql(
      `update crawl_tasks set state = 'QUEUED', end_time = null where 'crawls/' || task_id = $1`,
      [crawl],
    );
    const refusal = await refusalOf(world.api.deadLetters.ReplayDeadLetter({ name }));
    assert.deepEqual([refusal.code, refusal.reason], ['failed_precondition', 'STATE_FORBIDS']);
    assert.match(refusal.message, /QUEUED/);
  });

  it('outlives its crawl', async () => {
    await using world = await startApi();
    await world.addBoard('acme');
    const { name, crawl: old } = await failedCrawl(world);
    await world.sql(`delete from crawl_tasks where 'crawls/' || task_id = $1`, [old]);
    const { crawl } = await world.api.deadLetters.ReplayDeadLetter({ name });
    assert.equal(crawl?.maxPages, 7);
    assert.equal(crawl?.replayOf, old);
    const [row] = await world.sql('select replay_depth from crawl_tasks');
    assert.equal(row?.['replay_depth'], 1);
  });

  it('judges the source anew, and leaves the letter OPEN where that refuses', async () => {
    await using world = await startApi();
    const source = await world.addBoard('acme');
    const { name } = await failedCrawl(world);
    await world.api.sources.PauseSource({ name: source, note: 'holidays' });
    const refusal = await refusalOf(world.api.deadLetters.ReplayDeadLetter({ name }));
    assert.equal(refusal.reason, 'SOURCE_NOT_ACTIVE');
    const { deadLetter } = await world.api.deadLetters.GetDeadLetter({ name });
    assert.equal(deadLetter?.state, 'STATE_OPEN');
    assert.equal(await world.count('crawl_tasks'), 1);
  });

  for (const cause of ['INVALID_MESSAGE', 'UNKNOWN_TASK', 'MESSAGE_MISMATCH']) {
    it(`cannot be made of ${cause}`, async () => {
      await using world = await startApi();
      const name = await strayLetter(world, cause);
      const refusal = await refusalOf(world.api.deadLetters.ReplayDeadLetter({ name }));
      assert.equal(refusal.reason, 'STATE_FORBIDS');
      assert.match(refusal.message, /discard it/);
    });
  }
});

describe('a discard', () => {
  it('closes a letter, and closes it again without a change', async () => {
    await using world = await startApi();
    await world.addBoard('acme');
    const { name } = await failedCrawl(world);
    const first = await world.api.deadLetters.DiscardDeadLetter({ name, etag: '1', note: 'gone' });
    const again = await world.api.deadLetters.DiscardDeadLetter({ name, etag: '1', note: 'again' });
    assert.equal(first.deadLetter?.state, 'STATE_DISCARDED');
    assert.deepEqual(again, first);
    const audited = await world.sql(
      `select resource from audit_events where method like '%DiscardDeadLetter' and code = 'ok'`,
    );
    assert.deepEqual(audited, [{ resource: `//jobradar/tenants/acme/${name}` }]);
  });

  it('refuses one that was replayed, and a replay one that was discarded', async () => {
    await using world = await startApi();
    await world.addBoard('acme');
    const [one, two] = [await failedCrawl(world), await failedCrawl(world)];
    await world.api.deadLetters.ReplayDeadLetter({ name: one.name });
    await world.api.deadLetters.DiscardDeadLetter({ name: two.name, note: 'gone' });
    for (const call of [
      world.api.deadLetters.DiscardDeadLetter({ name: one.name, note: 'late' }),
      world.api.deadLetters.ReplayDeadLetter({ name: two.name }),
    ]) {
      assert.equal((await refusalOf(call)).reason, 'STATE_FORBIDS');
    }
  });

  it('closes letters of nobody, for those who see them', async () => {
    await using world = await startApi();
    const name = await strayLetter(world);
    const { deadLetter } = await world.api.deadLetters.DiscardDeadLetter({ name, note: 'noise' });
    assert.equal(deadLetter?.state, 'STATE_DISCARDED');
  });

  it('needs a reason', async () => {
    await using world = await startApi();
    const name = await strayLetter(world);
    const refusal = await refusalOf(world.api.deadLetters.DiscardDeadLetter({ name }));
    assert.deepEqual(fieldsOf(refusal), ['note']);
  });
});

import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { statement } from '#libs/postgres/database.ts';
import type { Failure } from '#libs/proto/gen/jobradar/v1/Failure.ts';
import { callsOn, failure } from './gateway-protocol-calls.ts';
import {
  checkpoint,
  protocolWorld,
  siteKey,
  type ProtocolWorld,
} from './gateway-protocol-world.ts';

const origin = `https://${siteKey}`;
const disallowed = 'FAILURE_REASON_ROBOTS_DISALLOWED';
const refusal: Failure = {
  ...failure(disallowed),
  url: `${origin}/jobs?page=2`,
  message: 'robots.txt disallows it by line 2: Disallow: /jobs',
};

interface SourceRow {
  readonly state: string;
  readonly suspension: { readonly reason: string; readonly message: string } | null;
  readonly suspension_reason: string | null;
  readonly has_just_succeeded: boolean;
}

const readSource = statement<SourceRow>(
  'test-stopped-source',
  `select state, suspension, suspension_reason,
    coalesce(last_success_time > now() - interval '30 minutes', false) as has_just_succeeded
   from sources`,
);

describe('what stops a source', () => {
  let world: ProtocolWorld;
  let calls: ReturnType<typeof callsOn>;
  beforeEach(async () => {
    world = await protocolWorld({ dutyPollMs: 20, sealFirstMs: 10, sealRetryBaseMs: 20 });
    calls = callsOn(world);
  });
  afterEach(async () => {
    assert.deepEqual(await world.drift(), [], 'slots, backlog, dispatches and leases agree');
    await world[Symbol.asyncDispose]();
  });

  it('is a robots.txt that changed since its last success and forbids the seed', async () => {
    await succeeded('1 hour');
    await robotsChanged('1 minute');
    const { grant } = await calls.begin();
    const answer = await calls.fail(grant, disallowed, { failure: refusal });
    assert.equal(answer.state, 'STATE_FAILED');
    await assertSuspended(disallowed, /changed since the last success: .*line 2/u);
  });

  it('is one that forbids a later list page: what was read counts, and is no success', async () => {
    await succeeded('1 hour');
    await robotsChanged('1 minute');
    const { taskId, grant } = await calls.begin();
    const gaps = [{ page: 2, reason: disallowed }] as const;
    const itemFailures = [
      { id: taskId, failure: refusal, externalId: '', page: 2, index: 0, violations: [] },
    ];
    const answer = await calls.complete(grant, {
      checkpoint: checkpoint({ gaps: [...gaps] }),
      itemFailures,
    });
    assert.equal(answer.verdict, 'STATE_PARTIALLY_SUCCEEDED');
    await assertSuspended(disallowed, /changed since the last success/u);
    await calls.ended(taskId);
    assert.equal((await source()).has_just_succeeded, false);
  });

  for (const [what, prepare] of [
    ['that it never could read', async () => robotsChanged('1 minute')],
    [
      'that it has read under the same robots.txt',
      async () => {
        await robotsChanged('2 hours');
        await succeeded('1 hour');
      },
    ],
    ['whose robots.txt nobody has kept', async () => succeeded('1 hour')],
  ] as const) {
    it(`is no robots.txt that forbids a list ${what}`, async () => {
      await prepare();
      const { grant } = await calls.begin();
      const answer = await calls.fail(grant, disallowed, { failure: refusal });
      assert.equal(answer.state, 'STATE_FAILED');
      assert.equal((await source()).state, 'ACTIVE');
    });
  }

  it('is a refusal that came after a cancel was asked, too', async () => {
    const { taskId, grant } = await calls.begin();
    await calls.cancel(taskId);
    const answer = await calls.fail(grant, 'FAILURE_REASON_CAPTCHA_CHALLENGE');
    assert.equal(answer.state, 'STATE_CANCELLED');
    await assertSuspended('FAILURE_REASON_CAPTCHA_CHALLENGE');
    assert.equal((await calls.ended(taskId)).state, 'CANCELLED');
  });

  it('is kept with the first evidence, whatever others meet after it', async () => {
    const [first, second] = [await calls.begin(), await calls.begin()];
    await calls.fail(first.grant, 'FAILURE_REASON_ACCESS_DENIED');
    await calls.fail(second.grant, 'FAILURE_REASON_CONTRACT_CHANGED');
    await assertSuspended('FAILURE_REASON_ACCESS_DENIED');
  });

  async function source(): Promise<SourceRow> {
    const row = await world.database.first(readSource);
    return row ?? assert.fail('there is no source');
  }

  async function assertSuspended(reason: string, message = /./u): Promise<void> {
    const { state, suspension, suspension_reason: name } = await source();
    assert.deepEqual([state, name, suspension?.reason], ['SUSPENDED', reason, reason]);
    assert.match(suspension?.message ?? '', message);
  }

  function succeeded(ago: string): Promise<number> {
    return calls.run('update sources set last_success_time = now() - $1::interval', [ago]);
  }

  function robotsChanged(ago: string): Promise<number> {
    return calls.run(
      `insert into robots (origin, decision, change_time)
       values ($1, 'RULES', now() - $2::interval)`,
      [origin, ago],
    );
  }
});

import assert from 'node:assert/strict';
import { checksOf, judgeBroker } from './judge.ts';
import type { BrokerFindings, LetterSeen, ReturnsSeen } from './profile.ts';

const counted: ReturnsSeen = {
  handouts: [0, 1, 2],
  deliveryCounts: [undefined, 1, 2],
  acquiredCounts: [undefined, undefined, undefined],
};
const rejected: LetterSeen = {
  firstReason: 'rejected',
  firstQueue: 'jobradar.probe.x.rejected',
  isUnchanged: true,
};
const wornOut: LetterSeen = { ...rejected, firstReason: 'delivery_limit' };

/** What RabbitMQ 3.10 and 4.0 do. */
const good: BrokerFindings = {
  declared: [
    { name: 'jobradar.crawl', state: 'equal', detail: '' },
    { name: 'jobradar.crawl.http', state: 'equal', detail: '' },
  ],
  returns: { nack: counted, reject: counted, close: counted },
  limit: { returnsAllowed: 2, deliveries: 3, letter: wornOut },
  rejected: { letter: rejected },
  overflow: { lengthMax: 2, outcomes: ['confirmed', 'confirmed', 'confirmed', 'nacked'] },
  held: { letters: 3, outcome: 'nacked' },
  unroutable: { outcome: 'returned' },
};

describe('the judgement of a broker', () => {
  it('is safe where everything is as the protocol needs it', () => {
    assert.deepEqual(judgeBroker(good), { isSafe: true, reasons: [] });
    assert.deepEqual(
      checksOf(good).filter(({ harm }) => harm !== ''),
      [],
    );
  });

  it('takes the count of all returns where the broker counts failures apart', () => {
    const apart: ReturnsSeen = {
      handouts: [0, 1, 2],
      deliveryCounts: [undefined, undefined, undefined],
      acquiredCounts: [undefined, 1, 2],
    };
    const findings = { ...good, returns: { nack: apart, reject: apart, close: apart } };
    assert.equal(judgeBroker(findings).isSafe, true);
    assert.match(checksOf(findings)[1]?.seen ?? '', /x-acquired-count/);
  });

  const uncounted: ReturnsSeen = { ...counted, handouts: [0, 0, 0] };
  const unsafe: readonly {
    readonly when: string;
    readonly change: Partial<BrokerFindings>;
    readonly reason: RegExp;
  }[] = [
    {
      when: 'a queue of the topology is missing',
      change: {
        declared: [{ name: 'jobradar.crawl.dead', state: 'missing', detail: '404 NOT_FOUND' }],
      },
      reason: /jobradar\.crawl\.dead is missing \(404 NOT_FOUND\).*npm run topology/,
    },
    {
      when: 'a queue has other arguments',
      change: { declared: [{ name: 'jobradar.crawl.http', state: 'different', detail: '406' }] },
      reason: /jobradar\.crawl\.http is different/,
    },
    {
      when: 'a nack is not counted',
      change: { returns: { ...good.returns, nack: uncounted } },
      reason: /hand-outs after nack with requeue: 0, 0, 0/,
    },
    {
      when: 'a reject is not counted',
      change: { returns: { ...good.returns, reject: uncounted } },
      reason: /hand-outs after reject with requeue: 0, 0, 0/,
    },
    {
      when: 'a channel that closes is not counted',
      change: { returns: { ...good.returns, close: uncounted } },
      reason: /hand-outs after a channel that closes: 0, 0, 0/,
    },
    {
      when: 'a first delivery counts as a return',
      change: { returns: { ...good.returns, close: { ...counted, handouts: [1, 2, 3] } } },
      reason: /a channel that closes: 1, 2, 3/,
    },
    {
      when: 'a returned message does not come again',
      change: { returns: { ...good.returns, nack: { ...counted, handouts: [0] } } },
      reason: /nack with requeue: 0 by/,
    },
    {
      when: 'the limit is reached too early',
      change: { limit: { ...good.limit, deliveries: 1 } },
      reason: /deliveries with a limit of 2 returns: 1;/,
    },
    {
      when: 'there is no limit',
      change: { limit: { ...good.limit, deliveries: 7, letter: undefined } },
      reason: /deliveries with a limit of 2 returns: 7;/,
    },
    {
      when: 'what is worn out vanishes',
      change: { limit: { ...good.limit, letter: undefined } },
      reason: /a message beyond the limit: none came/,
    },
    {
      when: 'what is worn out has another reason',
      change: { limit: { ...good.limit, letter: rejected } },
      reason: /a message beyond the limit: reason "rejected".*"delivery_limit"/,
    },
    {
      when: 'what is rejected vanishes',
      change: { rejected: { letter: undefined } },
      reason: /a rejected message: none came/,
    },
    {
      when: 'a letter does not say why it is one',
      change: { rejected: { letter: { ...rejected, firstReason: undefined } } },
      reason: /a rejected message: reason "none"/,
    },
    {
      when: 'a letter does not say where it comes from',
      change: { rejected: { letter: { ...rejected, firstQueue: undefined } } },
      reason: /a rejected message:.*its queue known/,
    },
    {
      when: 'a letter has lost its name',
      change: { rejected: { letter: { ...rejected, isUnchanged: false } } },
      reason: /a rejected message:.*could not be told/,
    },
    {
      when: 'letters are dropped that no queue takes',
      change: { held: { letters: 3, outcome: 'confirmed' } },
      reason: /letters that no queue takes: not kept/,
    },
    {
      when: 'what no queue takes is confirmed',
      change: { unroutable: { outcome: 'confirmed' } },
      reason: /a publish that no queue takes: confirmed/,
    },
    {
      when: 'a full queue takes everything',
      change: {
        overflow: { lengthMax: 2, outcomes: Array.from({ length: 20 }, () => 'confirmed') },
      },
      reason: /20 confirmed, then confirmed/,
    },
    {
      when: 'a queue refuses before it is full',
      change: { overflow: { lengthMax: 2, outcomes: ['confirmed', 'nacked'] } },
      reason: /1 confirmed, then nacked/,
    },
  ];
  for (const { when, change, reason } of unsafe) {
    it(`is not safe when ${when}`, () => {
      const { isSafe, reasons } = judgeBroker({ ...good, ...change });
      assert.equal(isSafe, false);
      assert.ok(
        reasons.some((text) => reason.test(text)),
        reasons.join('\n'),
      );
    });
  }
});

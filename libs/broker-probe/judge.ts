/* What the findings mean. Each line of the table is one thing that the protocol relies on. */
import { crawlExchange } from '#libs/amqp/topology-model.ts';
import type { BrokerFindings, LetterSeen, ReturnsSeen, ReturnWay } from './profile.ts';

/** One thing that the protocol relies on. */
export interface Check {
  readonly what: string;
  readonly seen: string;
  /** Empty where it is as it has to be; else what goes wrong with such a broker. */
  readonly harm: string;
}

/** Whether JobRadar may publish to a broker that does this, and if not, why. */
export function judgeBroker(findings: BrokerFindings): {
  readonly isSafe: boolean;
  readonly reasons: readonly string[];
} {
  const failed = checksOf(findings).filter(({ harm }) => harm !== '');
  return {
    isSafe: failed.length === 0,
    reasons: failed.map(({ what, seen, harm }) => `${what}: ${seen}; ${harm}`),
  };
}

/** The findings one by one, for people and for the judgement. */
export function checksOf(findings: BrokerFindings): readonly Check[] {
  const ways: readonly ReturnWay[] = ['nack', 'reject', 'close'];
  return [
    checkDeclared(findings),
    ...ways.map((way) => checkReturns(way, findings.returns[way])),
    checkLimit(findings),
    checkLetter('a rejected message', findings.rejected.letter, 'rejected'),
    checkLetter('a message beyond the limit', findings.limit.letter, 'delivery_limit'),
    checkHeld(findings),
    checkUnroutable(findings),
    checkOverflow(findings),
  ];
}

function checkDeclared({ declared }: BrokerFindings): Check {
  const others = declared.filter(({ state }) => state !== 'equal');
  const names = others.map(({ name, state, detail }) => `${name} is ${state} (${detail})`);
  return {
    what: 'exchanges and queues as the topology has them',
    seen: others.length === 0 ? `all ${declared.length} are equal` : names.join(', '),
    harm:
      others.length === 0
        ? ''
        : 'run "npm run topology"; one that is different has to be emptied and deleted before',
  };
}

const wayWords: Readonly<Record<ReturnWay, string>> = {
  nack: 'nack with requeue',
  reject: 'reject with requeue',
  close: 'a channel that closes',
};

function checkReturns(way: ReturnWay, { handouts, ...headers }: ReturnsSeen): Check {
  const isCounted =
    handouts.length > 1 &&
    handouts[0] === 0 &&
    handouts.slice(1).every((handout, index) => handout > (handouts[index] ?? 0));
  const isAcquired = headers.acquiredCounts.some((count) => count !== undefined);
  const header = isAcquired ? 'x-acquired-count' : 'x-delivery-count';
  return {
    what: `hand-outs after ${wayWords[way]}`,
    seen: `${handouts.join(', ')} by ${header}`,
    harm: isCounted
      ? ''
      : 'a returned message could not be told from its earlier delivery, nor a holder from a loss',
  };
}

function checkLimit({ limit }: BrokerFindings): Check {
  const { returnsAllowed, deliveries } = limit;
  return {
    what: `deliveries with a limit of ${returnsAllowed} returns`,
    seen: String(deliveries),
    harm:
      deliveries === returnsAllowed + 1
        ? ''
        : 'a message that kills its workers would come too often, or be taken away too early',
  };
}

function checkLetter(what: string, letter: LetterSeen | undefined, reason: string): Check {
  return {
    what: `the dead letter of ${what}`,
    seen: letter === undefined ? 'none came' : describeLetter(letter),
    harm:
      letter === undefined
        ? 'messages would vanish without a word'
        : letter.firstReason !== reason || letter.firstQueue === undefined
          ? `its reason has to be "${reason}" and its queue known, or letters are misread`
          : letter.isUnchanged
            ? ''
            : 'its crawl could not be told from it any more',
  };
}

function describeLetter({ firstReason, isUnchanged }: LetterSeen): string {
  return `reason "${firstReason ?? 'none'}", ${isUnchanged ? 'else unchanged' : 'changed'}`;
}

function checkHeld({ held }: BrokerFindings): Check {
  return {
    what: 'letters that no queue takes',
    seen: held.outcome === 'nacked' ? `all ${held.letters} are kept` : 'not kept',
    harm: held.outcome === 'nacked' ? '' : 'letters are lost while the dead-letter queue is away',
  };
}

function checkUnroutable({ unroutable }: BrokerFindings): Check {
  return {
    what: 'a publish that no queue takes',
    seen: unroutable.outcome,
    harm:
      unroutable.outcome === 'returned'
        ? ''
        : `dispatches to ${crawlExchange} would be confirmed and lost`,
  };
}

function checkOverflow({ overflow }: BrokerFindings): Check {
  const { lengthMax, outcomes } = overflow;
  const confirmed = outcomes.filter((outcome) => outcome === 'confirmed').length;
  const isRefused = outcomes.at(-1) === 'nacked' && confirmed >= lengthMax;
  return {
    what: `publishes to a queue of at most ${lengthMax}`,
    seen: `${confirmed} confirmed, then ${outcomes.at(-1) ?? 'nothing'}`,
    harm: isRefused ? '' : 'a full queue would drop messages or take them without end',
  };
}

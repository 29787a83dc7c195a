/* Names that resolve to something else each time, to nothing, or to nonsense. */
import type { LookupAddress } from 'node:dns';
import { page, wholePage } from './hostile-answers.ts';
import type { Scenario } from './hostile-scenarios.ts';

const here: LookupAddress = { address: '127.0.0.1', family: 4 };
const metadata: LookupAddress = { address: '169.254.169.254', family: 4 };
const elsewhere: LookupAddress = { address: '8.8.8.8', family: 4 };
const hidden: LookupAddress = { address: '::ffff:127.0.0.1', family: 6 };

type Resolve = NonNullable<Scenario['resolve']>;

const strangers: readonly (readonly [name: string, resolve: Resolve])[] = [
  ['is this machine', (_, __, done) => done(null, [here])],
  ['is one good address and one bad', (_, __, done) => done(null, [elsewhere, here])],
  ['is one bad address and one good', (_, __, done) => done(null, [metadata, elsewhere])],
  ['is an address inside another', (_, __, done) => done(null, [hidden])],
  ['is a bad address behind 1,000 good ones', (_, __, done) => done(null, [...thousand(), here])],
  ['is text that is no address', (_, __, done) => done(null, [{ address: 'a', family: 4 }])],
  ['is an address of the wrong family', (_, __, done) => done(null, [{ ...here, family: 6 }])],
  ['is an address with a space', (_, __, done) => done(null, [{ ...here, address: ' 127.0.0.1' }])],
  [
    'is another bad address with every lookup',
    (lookup, _, done) => done(null, [{ address: `127.0.0.${lookup}`, family: 4 }]),
  ],
  [
    'is answered twice, differently',
    (_, __, done) => {
      done(null, [metadata]);
      done(null, [elsewhere]);
    },
  ],
];

/** Names. None of them leads to a connection, but where the name is a practice site's. */
export const dnsScenarios: readonly Scenario[] = [
  ...strangers.map(([name, resolve]): Scenario => ({
    name: `has a name that ${name}`,
    serve: page,
    resolve,
    isStranger: true,
    isUntouched: true,
    end: 'URL_BLOCKED',
  })),
  ...[1, 2].map((good): Scenario => ({
    name: `has a practice name that is a metadata address but for lookup ${good}`,
    serve: (visit) => {
      visit.socket.end(`HTTP/1.1 200 X\r\ncontent-type: text/html\r\n\r\n${wholePage}`);
    },
    resolve: (lookup, _, done) => done(null, [lookup === good ? here : metadata]),
    paths: ['/first', '/second'],
    end: good === 2 ? 'page' : 'URL_BLOCKED',
  })),
  {
    name: 'has a name that does not exist',
    serve: page,
    resolve: (_, name, done) =>
      done(Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND' }), []),
    isUntouched: true,
    end: 'DNS_FAILED',
  },
  {
    name: 'has a name whose server fails',
    serve: page,
    resolve: (_, __, done) => done(Object.assign(new Error('failed'), { code: 'EAI_AGAIN' }), []),
    isUntouched: true,
    end: 'DNS_FAILED',
  },
  {
    name: 'has a name without an address',
    serve: page,
    resolve: (_, __, done) => done(null, []),
    isUntouched: true,
    end: 'DNS_FAILED',
  },
  {
    name: 'has a name that never resolves',
    serve: page,
    resolve: () => undefined,
    isUntouched: true,
    end: 'FETCH_TIMEOUT',
    says: /resolve/,
    timed: 'head',
    withinMs: 200,
  },
];

function thousand(): readonly LookupAddress[] {
  return Array.from({ length: 1_000 }, () => elsewhere);
}

/* Mazes of redirects. */
import { page, wholePage } from './hostile-answers.ts';
import type { End, Scenario } from './hostile-scenarios.ts';
import { bytesOf, type Serve } from './hostile-site.ts';

const hopsMax = 10;
const robotsHopsMax = 5;
const refused = 'REDIRECT_REFUSED';
const robots = { place: 'robots', content: 'robots' } as const;

type Row = readonly [name: string, location: string | undefined, end: End];

/* Each is the answer to the first request. */
const ways: readonly Row[] = [
  ['leads back to itself', '/', 'RESPONSE_TOO_LARGE'],
  ['leads back to itself by another fragment', '/#again', 'RESPONSE_TOO_LARGE'],
  ['leads nowhere', undefined, refused],
  ['leads to an empty place, which is where it is', '', 'RESPONSE_TOO_LARGE'],
  ['leads to what is no URL', 'http://[', refused],
  ['leads to a port that is none', 'http://a.test:99999/', refused],
  ['leads to a metadata address', 'http://169.254.169.254/latest/meta-data/', refused],
  ['leads to a private address', 'http://10.0.0.1/', refused],
  ['leads to this machine', 'http://localhost/', refused],
  ['leads to this machine by a number', 'http://2130706433/', refused],
  ['leads to this machine in IPv6', 'http://[::1]/', refused],
  ['leads to another host', '//elsewhere.test/', refused],
  ['leads to another port', 'http://SITE:1/', refused],
  ['leads to a file', 'file:///etc/passwd', refused],
  ['leads to a script', 'javascript:alert(1)', refused],
  ['leads to data', 'data:text/html,<h1>Jobs</h1>', refused],
  ['leads to FTP', 'ftp://SITE/', refused],
  ['leads to gopher', 'gopher://SITE:6379/_FLUSHALL', refused],
  ['leads to itself with a name and a password', 'http://user:secret@SITE:PORT/', refused],
  ['leads to a location of 3,000 bytes', `/${'a'.repeat(3_000)}`, refused],
];

/** Redirects. */
export const redirectScenarios: readonly Scenario[] = [
  ...ways.map(([name, location, end]): Scenario => ({
    name,
    serve: (visit) => {
      const [name = '', port = ''] = visit.host.split(':');
      const to = location?.replace('PORT', port).replace('SITE', name);
      if (visit.path === '/') redirect(to)(visit);
      else page(visit);
    },
    end,
  })),
  ...[301, 302, 303, 307, 308].map((status): Scenario => ({
    name: `redirects with ${status}`,
    serve: (visit) => (visit.path === '/' ? redirect('/next', status)(visit) : page(visit)),
    end: 'page',
    body: () => wholePage,
  })),
  ...[
    { hops: hopsMax, end: 'page' as const },
    { hops: hopsMax + 1, end: 'RESPONSE_TOO_LARGE' as const },
    { hops: robotsHopsMax, end: 'page' as const, fetch: robots },
    { hops: robotsHopsMax + 1, end: 'RESPONSE_TOO_LARGE' as const, fetch: robots },
  ].map(({ hops, end, fetch = {} }): Scenario => ({
    name: `takes ${hops} hops to ${fetch === robots ? 'robots.txt' : 'the page'}`,
    serve: (visit) => {
      const hop = Number(visit.path.slice(1));
      if (hop === hops) page(visit);
      else redirect(`/${hop + 1}`)(visit);
    },
    end,
    fetch,
    paths: ['/0'],
  })),
  {
    name: 'runs in a circle of three',
    serve: (visit) => redirect(`/${(Number(visit.path.slice(1)) + 1) % 3}`)(visit),
    end: 'RESPONSE_TOO_LARGE',
    paths: ['/0'],
  },
  {
    name: 'grows its query for ever',
    serve: (visit) => redirect(`${visit.path}${visit.path.includes('?') ? '&' : '?'}a=b`)(visit),
    end: 'RESPONSE_TOO_LARGE',
  },
  {
    name: 'doubles its path for ever',
    serve: (visit) => redirect(`${visit.path}/x${visit.path}`)(visit),
    end: refused,
    paths: ['/y'],
  },
  {
    name: 'has a redirect whose body is 2 MB',
    serve: (visit) =>
      visit.path === '/' ? redirect('/next', 302, 'x'.repeat(2_000_000))(visit) : page(visit),
    end: 'page',
    body: () => wholePage,
  },
  {
    name: 'has two locations',
    serve: ({ socket }) =>
      void socket.write(
        'HTTP/1.1 302 X\r\nlocation: /a\r\nlocation: /b\r\ncontent-length: 0\r\n\r\n',
      ),
    end: refused,
  },
];

function redirect(location: string | undefined, status = 302, body = ''): Serve {
  const line = location === undefined ? '' : `location: ${location}\r\n`;
  const head = `HTTP/1.1 ${status} X\r\n${line}content-length: ${body.length}\r\n\r\n`;
  return ({ socket }) => void socket.write(bytesOf(head, body));
}

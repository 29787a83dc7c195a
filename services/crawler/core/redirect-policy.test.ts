import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import { decideRedirect, isRedirect } from './redirect-policy.ts';

const from = new URL('https://h.test/jobs');
const base = {
  from,
  visited: [from.href],
  isWithinScope: (url: URL) => url.hostname === 'h.test',
  isPage: true,
};

function decide(location: string | undefined, more: Partial<typeof base> = {}): string {
  const verdict = decideRedirect({ ...base, ...more, location });
  return verdict.kind === 'follow' ? verdict.url.href : verdict.reason;
}

describe('decideRedirect', () => {
  const refused = 'FAILURE_REASON_REDIRECT_REFUSED';
  const tooLarge = 'FAILURE_REASON_RESPONSE_TOO_LARGE';
  const cases = [
    { when: 'a path', location: '/stellen?p=1#x', answer: 'https://h.test/stellen?p=1' },
    { when: 'the same host', location: 'https://h.test/x', answer: 'https://h.test/x' },
    { when: 'another host', location: 'https://evil.test/', answer: refused },
    { when: 'a private address', location: 'https://10.0.0.5/', answer: refused },
    { when: 'http', location: 'http://h.test/x', answer: refused },
    { when: 'a file', location: 'file:///etc/passwd', answer: refused },
    { when: 'user info', location: 'https://a:b@h.test/x', answer: refused },
    { when: 'nowhere', location: undefined, answer: refused },
    { when: 'nonsense', location: 'https://[', answer: refused },
    { when: 'itself', location: '/jobs', answer: tooLarge },
  ];
  for (const { when, location, answer } of cases) {
    it(`says ${answer} for ${when}`, () => assert.equal(decide(location), answer));
  }

  it('follows five hops and no sixth', () => {
    const visited = Array.from({ length: 5 }, (_, hop) => `https://h.test/${hop}`);
    assert.equal(decide('/next', { visited }), 'https://h.test/next');
    assert.equal(decide('/next', { visited: [...visited, 'https://h.test/5'] }), tooLarge);
  });

  it('lets robots.txt go from https to http', () => {
    const isWithinScope = (): boolean => true;
    assert.equal(decide('http://b.test/', { isPage: false, isWithinScope }), 'http://b.test/');
  });
});

describe('isRedirect', () => {
  it('knows the five that have a location', () => {
    const found = [300, 301, 302, 303, 304, 305, 307, 308].filter(isRedirect);
    assert.deepEqual(found, [301, 302, 303, 307, 308]);
  });
});

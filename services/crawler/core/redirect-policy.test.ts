import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import { decideRedirect, isRedirect, targetOfRedirect } from './redirect-policy.ts';

const from = new URL('https://h.test/jobs');
const base = {
  from,
  visited: [from.href],
  isWithinScope: (url: URL) => url.hostname === 'h.test',
  isPage: true,
};

function decide(
  location: string | readonly string[] | undefined,
  more: Partial<Parameters<typeof decideRedirect>[0]> = {},
): string {
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
    { when: 'too long a URL', location: `/${'x'.repeat(2_048)}`, answer: refused },
    { when: 'nonsense', location: 'https://[', answer: refused },
    { when: 'itself', location: '/jobs', answer: tooLarge },
  ];
  const posts = [
    { status: 301, location: '/x', answer: refused },
    { status: 302, location: '/x', answer: refused },
    { status: 303, location: '/x', answer: refused },
    { status: 307, location: '/x', answer: 'https://h.test/x' },
    { status: 308, location: 'https://h.test/x', answer: 'https://h.test/x' },
    { status: 307, location: 'https://h.test:8443/x', answer: refused },
    { status: 308, location: 'https://evil.test/x', answer: refused },
  ];
  for (const { status, location, answer } of posts) {
    it(`says ${answer} for a POST that is answered ${status} to ${location}`, () => {
      assert.equal(decide(location, { posted: { status } }), answer);
    });
  }

  for (const { when, location, answer } of cases) {
    it(`says ${answer} for ${when}`, () => assert.equal(decide(location), answer));
  }

  for (const { what, hops, isPage } of [
    { what: 'a page', hops: 10, isPage: true },
    { what: 'robots.txt', hops: 5, isPage: false },
  ]) {
    it(`follows ${hops} hops of ${what} and no more`, () => {
      const visited = Array.from({ length: hops }, (_, hop) => `https://h.test/${hop}`);
      assert.equal(decide('/next', { visited, isPage }), 'https://h.test/next');
      const more = [...visited, `https://h.test/${hops}`];
      assert.equal(decide('/next', { visited: more, isPage }), tooLarge);
    });
  }

  it('takes several places to go for none', () => {
    assert.equal(decide(['/a', '/b']), refused);
    assert.equal(decide(['/a', '/a']), 'https://h.test/a');
    assert.equal(decide([]), refused);
  });

  it('says where it would have gone, without what may be a secret', () => {
    const location = 'https://evil.test/login?token=secret';
    const verdict = decideRedirect({ ...base, location });
    assert.ok(verdict.kind === 'refuse');
    assert.equal(
      verdict.message,
      'The redirect leads outside the source, to https://evil.test/login',
    );
  });

  it('lets robots.txt go from https to http', () => {
    const isWithinScope = (): boolean => true;
    assert.equal(decide('http://b.test/', { isPage: false, isWithinScope }), 'http://b.test/');
  });
});

describe('targetOfRedirect', () => {
  it('keeps the fragment away', () => {
    assert.equal(targetOfRedirect({ from, location: '/x#y' })?.href, 'https://h.test/x');
    assert.equal(targetOfRedirect({ from, location: undefined }), undefined);
  });
});

describe('isRedirect', () => {
  it('knows the five that have a location', () => {
    const found = [300, 301, 302, 303, 304, 305, 307, 308].filter(isRedirect);
    assert.deepEqual(found, [301, 302, 303, 307, 308]);
  });
});

import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import { isWithinScope, normaliseUrl } from './url-scope.ts';

describe('isWithinScope', () => {
  const cases = [
    { url: 'https://careers.acme.test/jobs', hosts: ['careers.acme.test'], within: true },
    { url: 'http://careers.acme.test/jobs', hosts: ['careers.acme.test'], within: true },
    { url: 'https://CAREERS.acme.test/jobs', hosts: ['Careers.Acme.test'], within: true },
    { url: 'https://careers.acme.test:8443/jobs', hosts: ['careers.acme.test'], within: false },
    { url: 'https://x.careers.acme.test/', hosts: ['careers.acme.test'], within: false },
    { url: 'https://acme.test/', hosts: ['careers.acme.test'], within: false },
    { url: 'http://127.0.0.9:8080/', hosts: ['127.0.0.9:8080'], within: true },
    { url: 'http://127.0.0.9:8081/', hosts: ['127.0.0.9:8080'], within: false },
    { url: 'http://127.0.0.9/', hosts: ['127.0.0.9:8080'], within: false },
    { url: 'http://[::1]:8080/', hosts: ['[::1]:8080'], within: true },
    { url: 'https://a.test/', hosts: ['a.test:443'], within: true },
    { url: 'http://a.test/', hosts: ['a.test:443'], within: false },
    { url: 'https://user:pass@a.test/', hosts: ['a.test'], within: false },
    { url: 'ftp://a.test/', hosts: ['a.test'], within: false },
    { url: 'https://xn--mnchen-3ya.test/', hosts: ['münchen.test'], within: true },
  ];
  for (const { url, hosts, within } of cases) {
    it(`says ${within} for ${url} with ${hosts.join()}`, () => {
      const scope = { allowedHosts: hosts, allowedPathPrefixes: [] };
      assert.equal(isWithinScope(new URL(url), scope), within);
    });
  }

  const scope = { allowedHosts: ['a.test'], allowedPathPrefixes: ['/jobs', '/stellen/'] };
  const paths = [
    { path: '/jobs?page=2', within: true },
    { path: '/jobs/1', within: true },
    { path: '/stellen/9', within: true },
    { path: '/stellen', within: false },
    { path: '/about', within: false },
    { path: '/jobs/../admin', within: false },
    { path: '/jobs/..%2fadmin', within: false },
    { path: '/Jobs', within: false },
  ];
  for (const { path, within } of paths) {
    it(`says ${within} for the path ${path}`, () => {
      assert.equal(isWithinScope(new URL(path, 'https://a.test'), scope), within);
    });
  }
});

describe('normaliseUrl', () => {
  it('resolves dots, lowers the host, drops the default port and the fragment', () => {
    assert.equal(normaliseUrl(' HTTPS://A.test:443/x/../y?q=1#z ')?.href, 'https://a.test/y?q=1');
  });
  it('takes the root dot off the host', () => {
    assert.equal(normaliseUrl('http://a.test./x')?.href, 'http://a.test/x');
  });
  for (const text of [
    '',
    'jobs',
    '/jobs',
    'ftp://a.test/',
    'javascript:alert(1)',
    'http://',
    'x'.repeat(3_000),
    'https://u@a.test/',
    `https://a.test/${'y'.repeat(2_048)}`,
  ]) {
    it(`refuses ${JSON.stringify(text.slice(0, 30))}`, () => {
      assert.equal(normaliseUrl(text), undefined);
    });
  }
});

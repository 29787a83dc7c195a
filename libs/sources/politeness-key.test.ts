import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import { politenessKey, type SiteKey } from './politeness-key.ts';

describe('politenessKey', () => {
  const host: SiteKey = { siteKey: 'SITE_KEY_HOST', provider: '' };
  const domain: SiteKey = { siteKey: 'SITE_KEY_REGISTRABLE_DOMAIN', provider: '' };
  const cases: readonly { url: string; politeness: SiteKey; key: string }[] = [
    { url: 'https://jobs.acme.test/x', politeness: host, key: 'jobs.acme.test' },
    { url: 'https://jobs.acme.test:443/x', politeness: host, key: 'jobs.acme.test' },
    { url: 'http://jobs.acme.test:8080/x', politeness: host, key: 'jobs.acme.test:8080' },
    {
      url: 'http://127.0.0.9:81/',
      politeness: { ...host, siteKey: 'SITE_KEY_UNSPECIFIED' },
      key: '127.0.0.9:81',
    },
    { url: 'https://jobs.acme.co.uk/', politeness: domain, key: 'acme.co.uk' },
    { url: 'https://acme.github.io/', politeness: domain, key: 'github.io' },
    { url: 'http://127.0.0.9:81/', politeness: domain, key: '127.0.0.9:81' },
    {
      url: 'https://boards.x.test/',
      politeness: { siteKey: 'SITE_KEY_PROVIDER', provider: 'greenhouse' },
      key: 'provider:greenhouse',
    },
    {
      url: 'https://boards.x.test/',
      politeness: { siteKey: 'SITE_KEY_PROVIDER', provider: '' },
      key: 'boards.x.test',
    },
  ];
  for (const { url, politeness, key } of cases) {
    it(`gives ${key} for ${url} by ${politeness.siteKey}`, () => {
      assert.equal(politenessKey(new URL(url), politeness), key);
    });
  }
});

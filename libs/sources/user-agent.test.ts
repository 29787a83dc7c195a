import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import { userAgent } from './user-agent.ts';

describe('userAgent', () => {
  const cases = [
    { version: '0.1.0', contact: 'crawl@acme.test', text: 'JobRadar/0.1.0 (+crawl@acme.test)' },
    { version: '0.1.0', contact: '', text: 'JobRadar/0.1.0' },
    { version: '', contact: 'x)\r\nCookie: (a', text: 'JobRadar/0 (+xCookie: a)' },
    { version: '1', contact: '联系 me', text: 'JobRadar/1 (+me)' },
  ];
  for (const { version, contact, text } of cases) {
    it(`says ${text}`, () => assert.equal(userAgent(version, contact), text));
  }
});

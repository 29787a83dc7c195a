import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { describeAddress, judgeUrl, readUrl, type UrlVerdict } from './url-policy.ts';

describe('readUrl', () => {
  const same: readonly (readonly [text: string, href: string])[] = [
    [' HTTPS://A.test:443/x/../y?q=1#z ', 'https://a.test/y?q=1'],
    ['http://a.test./x', 'http://a.test/x'],
    ['http://a_b.test/', 'http://a_b.test/'],
    ['https://münchen.test/', 'https://xn--mnchen-3ya.test/'],
    ['https://XN--MNCHEN-3YA.test/', 'https://xn--mnchen-3ya.test/'],
    ['https://MÜNCHEN.test/', 'https://xn--mnchen-3ya.test/'],
    ['https://职位.test/', 'https://xn--nqq670j.test/'],
    ['http://2130706433/', 'http://127.0.0.1/'],
    ['http://0x7f.1/', 'http://127.0.0.1/'],
    ['http://0177.0.0.1/', 'http://127.0.0.1/'],
    ['http://１２７.０.０.１/', 'http://127.0.0.1/'],
    ['http://127.0.0.1./', 'http://127.0.0.1/'],
    ['http://[0:0:0:0:0:0:0:1]/', 'http://[::1]/'],
    ['http:\\\\a.test\\x', 'http://a.test/x'],
  ];
  for (const [text, href] of same) {
    it(`reads ${JSON.stringify(text)} as ${href}`, () => {
      const verdict = readUrl(text);
      assert.equal(verdict.kind === 'allowed' ? verdict.url.href : verdict.evidence, href);
    });
  }

  const label = 'a'.repeat(63);
  const bad: readonly (readonly [text: string, reason: string, evidence: RegExp])[] = [
    ['', 'NO_URL', /is no URL/],
    ['/jobs', 'NO_URL', /is no URL/],
    ['http://', 'NO_URL', /is no URL/],
    ['http://1.2.3.4.5/', 'NO_URL', /is no URL/],
    ['http://256.1.1.1/', 'NO_URL', /is no URL/],
    ['http://[fe80::1%25eth0]/', 'NO_URL', /is no URL/],
    ['http://[::1/', 'NO_URL', /is no URL/],
    ['http://a.test:99999/', 'NO_URL', /is no URL/],
    ['http://a b.test/', 'NO_URL', /is no URL/],
    ['ftp://a.test/', 'SCHEME', /scheme is ftp:/],
    ['javascript:alert(1)', 'SCHEME', /scheme is javascript:/],
    ['file:///etc/passwd', 'SCHEME', /scheme is file:/],
    ['http://me@a.test/', 'USER_INFO', /user info/],
    ['http://:secret@a.test/', 'USER_INFO', /user info/],
    ['http://a..test/', 'HOST', /empty part/],
    ['http://.a.test/', 'HOST', /empty part/],
    ['http://a.test../', 'HOST', /empty part/],
    ['http://127.0.0.1../', 'HOST', /empty part/],
    [`http://${label}a.test/`, 'HOST', /longer than 63/],
    [`http://${`${label}.`.repeat(4)}test/`, 'HOST', /longer than 253/],
    ['http://a*b.test/', 'HOST', /character/],
    ["http://a'b.test/", 'HOST', /character/],
    [`https://a.test/${'y'.repeat(2_048)}`, 'TOO_LONG', /2063 characters, of 2048/],
    [`https://a.test/${'ü'.repeat(400)}`, 'TOO_LONG', /2415 characters/],
  ];
  for (const [text, reason, evidence] of bad) {
    it(`refuses ${JSON.stringify(text.slice(0, 40))} for its ${reason}`, () => {
      assertRefused(readUrl(text), reason, evidence);
    });
  }

  it('takes a URL of 2,048 characters and none of 2,049', () => {
    const start = 'https://a.test/';
    assert.equal(readUrl(start + 'y'.repeat(2_048 - start.length)).kind, 'allowed');
    assert.equal(readUrl(start + 'y'.repeat(2_049 - start.length)).kind, 'refused');
  });
});

describe('judgeUrl', () => {
  const allowedHosts = ['jobs.test', 'jobs.test:8443', 'other.test:9000', '8.8.8.8:8080'];
  const practiceHosts = new Set(['127.0.7.1:8080', 'board:80', '[::1]:9000']);
  const good = [
    'http://jobs.test/',
    'https://jobs.test/',
    'https://jobs.test:8443/',
    'http://JOBS.test:8443/',
    'http://8.8.8.8/',
    'http://8.8.8.8:8080/',
    'http://134744072:8080/',
    'https://[2606:4700::1111]/',
    'http://127.0.7.1:8080/',
    'http://0x7f000701:8080/',
    'http://board/',
    'http://[::1]:9000/',
  ];
  for (const text of good) {
    it(`allows ${text}`, () => {
      assert.equal(judgeUrl(text, { allowedHosts, practiceHosts }).kind, 'allowed');
      assert.equal(judgeUrl(new URL(text), { allowedHosts, practiceHosts }).kind, 'allowed');
    });
  }

  const bad: readonly (readonly [text: string, reason: string, evidence: RegExp])[] = [
    ['http://jobs.test:443/', 'PORT', /no entry of the source names jobs\.test:443/],
    ['https://jobs.test:80/', 'PORT', /jobs\.test:80/],
    ['http://jobs.test:22/', 'PORT', /jobs\.test:22/],
    ['http://jobs.test:9000/', 'PORT', /jobs\.test:9000/],
    ['http://x.jobs.test:8443/', 'PORT', /x\.jobs\.test:8443/],
    ['http://127.0.7.1:8081/', 'PORT', /127\.0\.7\.1:8081/],
    ['http://127.0.7.1/', 'ADDRESS', /127\.0\.7\.1 must not be contacted \(loopback/],
    ['http://2130706433/', 'ADDRESS', /127\.0\.0\.1 must not be contacted \(loopback/],
    ['http://[::1]/', 'ADDRESS', /\[::1\] must not be contacted \(loopback/],
    ['http://[::ffff:10.0.0.1]/', 'ADDRESS', /\(private use, RFC 1918, 10\.0\.0\.0\/8\)/],
    ['http://169.254.169.254/', 'ADDRESS', /metadata of a cloud/],
    ['http://localhost/', 'ADDRESS', /localhost never is a public site/],
    ['http://jobs/', 'ADDRESS', /jobs never is/],
    ['http://x.localhost/', 'ADDRESS', /never is/],
    ['http://printer.local/', 'ADDRESS', /never is/],
    ['http://metadata.google.internal/', 'ADDRESS', /never is/],
    ['http://x.onion/', 'ADDRESS', /never is/],
    ['ftp://jobs.test/', 'SCHEME', /ftp:/],
  ];
  for (const [text, reason, evidence] of bad) {
    it(`refuses ${text} for its ${reason}`, () => {
      assertRefused(judgeUrl(text, { allowedHosts, practiceHosts }), reason, evidence);
    });
  }

  it('knows no other ports and no private hosts where nothing is said', () => {
    assertRefused(judgeUrl('http://jobs.test:8443/'), 'PORT', /8443/);
    assertRefused(judgeUrl('http://board/'), 'ADDRESS', /board/);
  });
});

describe('describeAddress', () => {
  it('says where a name is, and what that is', () => {
    assert.equal(
      describeAddress('jobs.test', 'fd00::1'),
      'jobs.test is at fd00::1, which must not be contacted (private use, RFC 4193, fc00::/7)',
    );
    assert.match(describeAddress('jobs.test', 'fe80::1%lo'), /\(bound to a zone of one machine\)$/);
  });
});

function assertRefused(verdict: UrlVerdict, reason: string, evidence: RegExp): void {
  assert.ok(verdict.kind === 'refused', 'was allowed');
  assert.equal(verdict.reason, reason, verdict.evidence);
  assert.match(verdict.evidence, evidence);
}

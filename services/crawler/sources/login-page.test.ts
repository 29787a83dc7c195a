import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { parseFragment } from './dom.ts';
import { recognizeGate } from './login-page.ts';

describe('gates', () => {
  const denied = 'FAILURE_REASON_ACCESS_DENIED';
  const challenge = 'FAILURE_REASON_CAPTCHA_CHALLENGE';
  const cases = [
    {
      html: '<form><input type="PASSWORD" name="pw"></form>',
      reason: denied,
      evidence: 'password field "pw"',
    },
    { html: '<p>请先登录</p>', reason: denied, evidence: 'words "请先登录"' },
    { html: '<p>Please sign in</p>', reason: denied, evidence: 'words "Please sign in"' },
    {
      html: '<div class="g-recaptcha"></div>',
      reason: challenge,
      evidence: 'element .g-recaptcha',
    },
    { html: '<h1>安全验证</h1>', reason: challenge, evidence: 'words "安全验证"' },
    {
      html: '<p>Checking your browser before accessing</p>',
      reason: challenge,
      evidence: 'words "Checking your browser"',
    },
  ];
  for (const { html, reason, evidence } of cases) {
    it(`are recognised by ${evidence}`, () => {
      assert.deepEqual(recognizeGate(parseFragment(html), 'http://b.test/'), { reason, evidence });
    });
  }

  it('are recognised by the path that the page was sent to', () => {
    const gate = recognizeGate(parseFragment('<p>x</p>'), 'http://b.test/account/login?next=/jobs');
    assert.deepEqual(gate, { reason: denied, evidence: 'path /account/login' });
  });

  it('are not seen in any other page', () => {
    const page = parseFragment(
      '<a href="/login">登录</a><p>Backend engineer for our login service</p>',
    );
    assert.equal(recognizeGate(page, 'http://b.test/jobs/blog-login-x'), undefined);
  });
});

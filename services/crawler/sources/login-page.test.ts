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
    { html: '<title>会员登录</title><p>x</p>', reason: denied, evidence: 'title "会员登录"' },
    {
      html: '<script>alert("로그인"); location.href = "/member/login.asp";</script>',
      reason: denied,
      evidence: 'sends its visitor to b.test/member/login.asp',
    },
    {
      html: '<meta http-equiv="Refresh" content="0; url=https://sso.b.test/signin?next=/jobs">',
      reason: denied,
      evidence: 'sends its visitor to sso.b.test/signin',
    },
    {
      html: '<div class="g-recaptcha"></div>',
      reason: challenge,
      evidence: 'reCAPTCHA: g-recaptcha',
    },
    { html: '<h1>安全验证</h1>', reason: challenge, evidence: 'words "安全验证"' },
    { html: '<p>您访问过于频繁</p>', reason: challenge, evidence: 'words "访问过于频繁"' },
    {
      html: '<p>Checking your browser before accessing</p>',
      reason: challenge,
      evidence: 'words "Checking your browser"',
    },
    {
      html: `<script>window._cf_chl_opt = {}</script><p>${'x '.repeat(5_000)}</p>`,
      reason: challenge,
      evidence: 'Cloudflare: _cf_chl_opt',
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

  const text = 'We look for an engineer who builds things that last. '.repeat(60);
  const pages = [
    '<a href="/login">登录</a><p>Backend engineer for our login service</p>',
    '<header><form><input type="password" name="pw"></form></header><p>No jobs here</p>',
    '<div class="login-modal modal"><input type="password"></div><p>No jobs here</p>',
    `<form><input type="password"></form><p>${text}</p>`,
    `<p>${text}</p><form><div class="g-recaptcha"></div></form>`,
    `<h1>安全验证工程师</h1><p>${'负责芯片的安全验证，搭建平台。'.repeat(20)}</p>`,
    `<p>${text}</p><script>function out() { location.href = "/login"; }</script>`,
    '<svg><title>Login</title></svg><p>No jobs here</p>',
  ];
  for (const html of pages) {
    it(`are not seen in ${html.slice(0, 60)}`, () => {
      const gate = recognizeGate(parseFragment(html), 'http://b.test/jobs/blog-login-x');
      assert.equal(gate, undefined);
    });
  }

  it('are looked for in a time that grows with the page', () => {
    const fields = '<input type="password">'.repeat(20_000);
    const html = `<dialog><div class="${'a '.repeat(1_000_000)}">${fields}</div></dialog>`;
    const startMs = performance.now();
    assert.equal(recognizeGate(parseFragment(html), 'http://b.test/'), undefined);
    assert.ok(performance.now() - startMs < 5_000);
  });
});

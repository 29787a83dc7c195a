import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import { gateOfErrorPage, gateOfHead, gateOfPage, gateOfRedirect } from './gate.ts';

const challenge = 'FAILURE_REASON_CAPTCHA_CHALLENGE';
const denied = 'FAILURE_REASON_ACCESS_DENIED';

function headOf(status: number, headers: Readonly<Record<string, string>>) {
  return { status, header: (name: string) => headers[name] };
}

describe('gateOfHead', () => {
  const gates = [
    { status: 403, headers: { 'cf-mitigated': 'challenge' }, reason: challenge },
    { status: 200, headers: { 'cf-mitigated': 'challenge' }, reason: challenge },
    { status: 429, headers: { 'x-vercel-mitigated': 'challenge' }, reason: challenge },
    { status: 403, headers: { 'x-vercel-mitigated': 'deny' }, reason: denied },
    { status: 202, headers: { 'x-amzn-waf-action': 'challenge' }, reason: challenge },
    { status: 405, headers: { 'x-amzn-waf-action': 'captcha' }, reason: challenge },
    { status: 403, headers: { 'x-datadome': 'protected' }, reason: challenge },
    { status: 429, headers: { 'x-kpsdk-ct': '0a1b' }, reason: challenge },
    { status: 403, headers: { 'x-sucuri-block': 'BLK01' }, reason: denied },
    { status: 405, headers: { 'x-tengine-error': 'denied by http_custom' }, reason: denied },
    { status: 401, headers: { 'www-authenticate': 'Basic realm="jobs"' }, reason: denied },
  ];
  for (const { status, headers, reason } of gates) {
    const [name = '', value = ''] = Object.entries(headers)[0] ?? [];
    it(`sees ${reason} in ${name}: ${value} of a ${status}`, () => {
      const evidence = `header ${name}: ${value} with status ${status}`;
      assert.deepEqual(gateOfHead(headOf(status, headers)), { reason, evidence });
    });
  }

  it('sees none where a provider marks what it lets through', () => {
    for (const [status, name, value] of [
      [200, 'x-datadome', 'protected'],
      [404, 'x-datadome-cid', 'abc'],
      [200, 'www-authenticate', 'Negotiate'],
      [503, 'cf-ray', '8c1-FRA'],
      [403, 'server', 'cloudflare'],
      [200, 'x-iinfo', '9-123'],
    ] as const) {
      assert.equal(gateOfHead(headOf(status, { [name]: value })), undefined, name);
    }
  });

  it('cuts a long header', () => {
    const gate = gateOfHead(headOf(403, { 'x-datadome': 'x'.repeat(5_000) }));
    assert.equal(gate?.evidence.length, 200);
  });
});

describe('gateOfRedirect', () => {
  const from = 'https://board.test/jobs?page=2';
  const gates = [
    ['https://board.test/login', 'board.test/login'],
    ['https://passport.board.test/', 'passport.board.test'],
    ['https://login.board.test/login.php?url=x', 'login.board.test/login.php'],
    ['https://board.test/auth?next=%2Fjobs%3Fpage%3D2', 'board.test/auth'],
    ['https://sso.other.test/cas?service=https%3A%2F%2Fboard.test%2Fjobs', 'sso.other.test/cas'],
    ['https://board.test/Login/Login_Tot.asp', 'board.test/Login'],
    ['https://board.test/fr/se-connecter', 'board.test/fr/se-connecter'],
    ['https://board.test/iniciar-sesion.xhtml', 'board.test/iniciar-sesion.xhtml'],
    ['https://board.test/de/anmelden', 'board.test/de/anmelden'],
    ['https://board.test/%E7%99%BB%E5%BD%95', 'board.test/登录'],
  ] as const;
  for (const [to, where] of gates) {
    it(`sees a login in ${to}`, () => {
      const gate = { reason: denied, evidence: `redirect to ${where}` };
      assert.deepEqual(gateOfRedirect(new URL(from), new URL(to)), gate);
    });
  }
  const challenges = [
    'https://board.test/cdn-cgi/challenge-platform/h/g',
    'https://board.test/web/common/security-check.html?seed=1',
    'https://www.google.com/sorry/index?continue=x',
    'https://callback.board.test/antibot/verifycode?x=1',
    'https://board.test/showcaptcha?cc=1',
  ];
  for (const to of challenges) {
    it(`sees a challenge in ${to}`, () => {
      assert.equal(gateOfRedirect(new URL(from), new URL(to))?.reason, challenge);
    });
  }

  const passes = [
    ['http://board.test/jobs', 'https://www.board.test/jobs'],
    ['https://board.test/jobs/1', 'https://board.test/jobs/1-login-service-engineer'],
    ['https://board.test/jobs/sso', 'https://board.test/jobs/sso/'],
    ['https://board.test/jobs/1', 'https://board.test/account/jobs/1?ref=mail'],
    ['https://board.test/jobs/1', 'https://board.test/consent?back=%2Fjobs%2F1'],
    ['https://login.board.test/a', 'https://login.board.test/b'],
    ['https://board.test/de', 'https://board.test/de/anmeldung-zur-messe'],
    ['https://board.test/jobs/captcha-designer', 'https://board.test/jobs/captcha-designer-1'],
  ] as const;
  for (const [start, to] of passes) {
    it(`sees none on the way from ${start} to ${to}`, () => {
      assert.equal(gateOfRedirect(new URL(start), new URL(to)), undefined);
    });
  }
});

describe('gateOfErrorPage', () => {
  const gates = [
    [challenge, '<script>window._cf_chl_opt={cvId:"3"}</script>', 'Cloudflare: _cf_chl_opt'],
    [challenge, '<script src="https://ct.captcha-delivery.com/c.js">', 'DataDome: '],
    [challenge, '<div id=px-captcha></div>', 'HUMAN: px-captcha'],
    [challenge, '<iframe src="/_Incapsula_Resource?CWUDNSAI=23&edet=12">', 'Imperva: '],
    [challenge, '<html><head><title>Just a moment...</title></head>', 'title "Just a moment..."'],
    [challenge, '<title>安全验证 - 某招聘网</title>', 'title "安全验证 - 某招聘网"'],
    [challenge, '<h1>安全驗證</h1><p>一</p>', 'words "安全驗證"'],
    [challenge, '<p>请完成下列验证后继续访问</p>', 'words "请完成下列验证"'],
    [challenge, '<p>画像に表示されている文字を入力</p>', 'words "画像に表示されている文字"'],
    [challenge, '<p>자동입력 방지문자를 입력하세요</p>', 'words "자동입력 방지문자를 입력"'],
    [challenge, '<p>Bestätigen Sie, dass Sie ein Mensch sind</p>', 'words "Bestätigen Sie'],
    [challenge, '<p>Vérifiez que vous êtes humain</p>', 'words "Vérifiez que'],
    [challenge, '<p>Demuestra que no eres un robot</p>', 'words "que no eres un robot"'],
    [challenge, '<div class="g-recaptcha"></div>', 'reCAPTCHA: g-recaptcha'],
    [denied, '<title>Access denied | board.test</title>', 'title "Access denied | board.test"'],
    [denied, '<p>See https://errors.edgesuite.net/18.5</p>', 'Akamai: errors.edgesuite.net'],
    [denied, '{"error": "login_required"}', 'login: "error": "login_required"'],
  ] as const;
  for (const [reason, text, evidence] of gates) {
    it(`sees ${reason} in ${text}`, () => {
      const gate = gateOfErrorPage(text);
      assert.equal(gate?.reason, reason);
      assert.ok(gate.evidence.startsWith(evidence), gate.evidence);
    });
  }

  const footer = '<footer><div class="g-recaptcha"></div></footer>';
  const login = '<header><form><input type="password">Log in</form></header>';
  const passes = [
    ['a page that is gone', '<title>404 - board.test</title><h1>Not found</h1>'],
    ['a login form in the head', `${login}<h1>This posting was removed</h1>`],
    ['a widget below much text', `<p>${'gone and forgotten '.repeat(40)}</p>${footer}`],
    ['a posting of that trade', '<title>芯片安全验证工程师</title><h1>芯片安全验证工程师</h1>'],
    [
      'scripts of a page let through',
      '<script src="/cdn-cgi/challenge-platform/scripts/jsd/m.js">',
    ],
    ['a rate limit of Cloudflare', '<title>Access denied</title><h1>Error 1015</h1>'],
    ['nothing', ''],
    ['marks after the first 16 KiB', `${' '.repeat(16_384)}<div id="px-captcha">`],
  ] as const;
  for (const [what, text] of passes) {
    it(`sees none in ${what}`, () => assert.equal(gateOfErrorPage(text), undefined));
  }
});

describe('gateOfPage', () => {
  it('does not take what a long page says for a gate', () => {
    const words = `${'We test what visitors do. '.repeat(100)}\nSecurity check\nI am not a robot`;
    assert.equal(gateOfPage({ markup: '<div class="h-captcha">', title: 'Job', words }), undefined);
  });
});

import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import {
  challengePhrase,
  kindOfTitle,
  loginPhrase,
  ratePhrase,
  standsAsChallenge,
} from './gate-words.ts';

describe('kindOfTitle', () => {
  const titles = [
    ['Just a moment...', 'challenge'],
    ['Attention Required! | Cloudflare', 'challenge'],
    ['百度安全验证', 'challenge'],
    ['セキュリティチェック', 'challenge'],
    ['보안 확인 | 사람인', 'challenge'],
    ['Sicherheitsüberprüfung – Jobs', 'challenge'],
    ['用户登录 - 某招聘网', 'denied'],
    ['某某人力銀行｜會員登入', undefined],
    ['104人力銀行 | 會員登入', 'denied'],
    ['ログイン | 求人サイト', 'denied'],
    ['로그인', 'denied'],
    ['Connexion - Emploi', 'denied'],
    ['Iniciar sesión | Empleo', 'denied'],
    ['Logga in | Jobb', 'denied'],
    ['Přihlášení – Práce', 'denied'],
    ['Đăng nhập', 'denied'],
    ['تسجيل الدخول', 'denied'],
    ['403 Forbidden', 'denied'],
    ['Access to this page has been denied', 'denied'],
    ['Security verification engineer - Acme', undefined],
    ['功能安全验证工程师', undefined],
    ['Login service developer', undefined],
    ['Backend engineer | board.test', undefined],
    ['', undefined],
  ] as const;
  for (const [title, kind] of titles) {
    it(`takes "${title}" for ${kind ?? 'a page'}`, () => assert.equal(kindOfTitle(title), kind));
  }
});

describe('standsAsChallenge', () => {
  it('wants the line for itself', () => {
    assert.ok(standsAsChallenge(' 安全验证 '));
    assert.ok(standsAsChallenge('Security check'));
    assert.ok(!standsAsChallenge('安全验证工程师'));
    assert.ok(!standsAsChallenge('We do a security check'));
  });
});

describe('phrases', () => {
  const logins = [
    '请先登录',
    '您尚未登录',
    '登录后查看联系方式',
    '請先登入會員',
    'ログインしてください',
    '로그인이 필요합니다',
    'Bitte melden Sie sich an',
    'Veuillez vous connecter',
    'Inicia sesión para ver la oferta',
    'Войдите, чтобы продолжить',
    'Zaloguj się, aby zobaczyć',
    'You must be logged in',
    'Du måste vara inloggad',
    'Logg inn for å se stillingen',
    'Log ind for at fortsætte',
    'Kirjaudu sisään jatkaaksesi',
    'Přihlaste se prosím',
    'Jelentkezzen be a folytatáshoz',
    'Autentificați-vă pentru a continua',
    'Увійдіть, щоб продовжити',
    'Συνδεθείτε για να συνεχίσετε',
    'يرجى تسجيل الدخول للمتابعة',
    'נא להתחבר כדי להמשיך',
    'Vui lòng đăng nhập để tiếp tục',
    'Silakan login untuk melanjutkan',
    'กรุณาเข้าสู่ระบบ',
    'Inicie sessão para continuar',
  ];
  for (const words of logins) {
    it(`of logins hold "${words}"`, () => assert.match(words, loginPhrase));
  }
  const challenges = [
    '请按住滑块，拖动滑块到最右边',
    '请完成安全验证',
    '我不是機器人',
    '私はロボットではありません',
    '로봇이 아닙니다',
    'Ich bin kein Roboter',
    'Je ne suis pas un robot',
    'No soy un robot',
    'Подтвердите, что вы не робот',
    'Verifying you are human. This may take a few seconds.',
  ];
  for (const words of challenges) {
    it(`of challenges hold "${words}"`, () => assert.match(words, challengePhrase));
  }

  it('of postings are neither', () => {
    const postings = [
      '负责登录模块与安全验证功能的开发，熟悉验证码识别',
      'Develop our login service; sign in with passkeys and fraud detection',
      'ログイン機能の開発、セキュリティ検証の経験',
      '로그인 서비스 개발',
      'Entwicklung der Anmeldung und der Sicherheitsprüfung',
    ];
    for (const words of postings) {
      assert.doesNotMatch(words, loginPhrase);
      assert.doesNotMatch(words, challengePhrase);
      assert.doesNotMatch(words, ratePhrase);
    }
  });
});

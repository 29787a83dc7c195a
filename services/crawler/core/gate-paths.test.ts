import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import { challengePathOf, isLoginHost, leadsBack, loginPathOf } from './gate-paths.ts';

describe('loginPathOf', () => {
  const logins = [
    '/login',
    '/sign-in/',
    '/user-login.jsp',
    '/uas/login',
    '/authwall',
    '/candidate/candidate-login/candidate-login.xhtml',
    '/connexion',
    '/zaloguj',
    '/%EB%A1%9C%EA%B7%B8%EC%9D%B8',
  ];
  for (const path of logins) {
    it(`knows ${path}`, () => {
      assert.ok(loginPathOf(new URL(path, 'http://b.test'), { leadsBack: false }));
    });
  }
  for (const path of [
    '/',
    '/jobs/login-engineer',
    '/loginov',
    '/blog/signing',
    '/account',
    '/%ff',
  ]) {
    it(`does not take ${path} for one`, () => {
      assert.equal(loginPathOf(new URL(path, 'http://b.test'), { leadsBack: false }), undefined);
    });
  }

  it('takes a doubtful word where the way leads back', () => {
    const url = new URL('http://b.test/account?next=/jobs');
    assert.equal(loginPathOf(url, { leadsBack: true }), '/account');
  });
});

describe('challengePathOf', () => {
  it('tells how much of the path it knows', () => {
    const url = new URL('http://b.test/web/common/security-check.html/x');
    assert.equal(challengePathOf(url), '/security-check.html');
    assert.equal(challengePathOf(new URL('http://b.test/jobs/security-checker')), undefined);
  });
});

describe('isLoginHost', () => {
  it('looks at the first label only', () => {
    assert.ok(isLoginHost(new URL('https://passport.b.test')));
    assert.ok(!isLoginHost(new URL('https://jobs.login.test')));
  });
});

describe('leadsBack', () => {
  const from = new URL('https://b.test/jobs?page=2');
  it('finds the path or the whole page in the query', () => {
    assert.ok(leadsBack(from, new URL('/a?next=/jobs?page=2', from)));
    assert.ok(leadsBack(from, new URL(`/a?u=${encodeURIComponent(from.href)}`, from)));
  });

  it('does not take every query for a way back', () => {
    assert.ok(!leadsBack(from, new URL('/a?page=2', from)));
    assert.ok(!leadsBack(new URL('https://b.test/'), new URL('/a?x=/news', from)));
  });
});

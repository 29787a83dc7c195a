import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { spoil } from './body-fault.ts';
import { generateJobs } from './generate-jobs.ts';
import type { Board, Strategy } from './job.ts';
import { route } from './route.ts';

function board(strategy: Strategy): Board {
  return {
    id: strategy,
    strategy,
    origin: 'http://127.0.0.1:1',
    jobs: generateJobs({ seed: 1, count: 5 }),
    pageSize: 5,
    hasDetails: true,
    robots: { status: 200, body: '' },
  };
}

describe('faults of the body', () => {
  it('lead the next link elsewhere', () => {
    const jobs = generateJobs({ seed: 1, count: 6 });
    const fault = { kind: 'next-link', href: 'javascript:x' } as const;
    const html = spoil(route({ ...board('html'), jobs }, '/jobs'), fault);
    assert.match(html.body, /rel="next" href="javascript:x"/u);
  });

  it('turn the answer into an error with its status and Retry-After', () => {
    const answer = spoil(route(board('html'), '/jobs'), {
      kind: 'status',
      status: 429,
      retryAfter: '3',
    });
    assert.equal(answer.status, 429);
    assert.deepEqual(answer.headers, { 'retry-after': '3' });
  });

  it('rename what the page is read by', () => {
    const html = spoil(route(board('html'), '/jobs'), { kind: 'changed-structure' });
    assert.doesNotMatch(html.body, /class="job"|<li/u);
    const json = spoil(route(board('json'), '/api/jobs'), { kind: 'changed-structure' });
    assert.doesNotMatch(json.body, /"title"/u);
    const page = spoil(route(board('structured'), '/careers/python-backend-001'), {
      kind: 'changed-structure',
    });
    assert.doesNotMatch(page.body, /ld\+json/u);
  });

  it('add one unknown key to one item', () => {
    const { body } = spoil(route(board('json'), '/api/jobs'), { kind: 'unknown-key' });
    assert.equal(body.split('salary_v2').length, 2);
    assert.doesNotThrow(() => JSON.parse(body));
  });

  it('empty the list without saying so', () => {
    const json = spoil(route(board('json'), '/api/jobs'), { kind: 'empty-list' });
    assert.deepEqual(JSON.parse(json.body), { total: 5, items: [] });
    const html = spoil(route(board('html'), '/jobs'), { kind: 'empty-list' });
    assert.doesNotMatch(html.body, /class="job"|no-jobs/u);
  });

  it('put a login form or a challenge in the place of the page', () => {
    const answer = route(board('html'), '/jobs');
    assert.match(spoil(answer, { kind: 'login-page' }).body, /type="password"/u);
    assert.match(spoil(answer, { kind: 'captcha-page' }).body, /g-recaptcha/u);
  });

  it('make an index whose files are indexes in turn', () => {
    const answer = route(board('html'), '/jobs');
    const { body } = spoil(answer, { kind: 'endless-index' }, 'http://h.test/s.xml');
    assert.match(body, /<loc>http:\/\/h\.test\/s\.xml-a<.*<loc>http:\/\/h\.test\/s\.xml-b</u);
  });

  it('blow the page up', () => {
    const answer = route(board('html'), '/jobs');
    const big = spoil(answer, { kind: 'big-page', bytes: 1_000 });
    assert.equal(big.body.length, answer.body.length + 1_000);
  });

  it('leave the body alone where only the wire is at fault', () => {
    const answer = route(board('html'), '/jobs');
    assert.equal(spoil(answer, { kind: 'truncated-gzip' }), answer);
  });
});

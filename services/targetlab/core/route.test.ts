import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { exampleJob, generateJobs } from './generate-jobs.ts';
import type { Board, Strategy } from './job.ts';
import { route } from './route.ts';

function board(strategy: Strategy, changes: Partial<Board> = {}): Board {
  return {
    id: strategy,
    strategy,
    origin: 'http://127.0.0.1:8080',
    jobs: generateJobs({ seed: 1, count: 45 }),
    pageSize: 20,
    hasDetails: true,
    robots: { status: 200, body: 'User-agent: *\nDisallow: /admin/\n' },
    ...changes,
  };
}

describe('a board', () => {
  it('serves its robots.txt', () => {
    const answer = route(board('html'), '/robots.txt');
    assert.equal(answer.contentType, 'text/plain; charset=utf-8');
    assert.match(answer.body, /Disallow: \/admin\//u);
  });

  it('links each list page to the next, the last to none', () => {
    assert.match(route(board('html'), '/jobs').body, /href="\/jobs\?page=2"/u);
    assert.match(route(board('html'), '/jobs?page=2').body, /href="\/jobs\?page=3"/u);
    assert.doesNotMatch(route(board('html'), '/jobs?page=3').body, /class="next"/u);
  });

  it('says that it has no jobs', () => {
    assert.match(route(board('html', { jobs: [] }), '/jobs').body, /class="no-jobs"/u);
  });

  it('answers 404 for a job that it does not have', () => {
    assert.equal(route(board('html'), '/jobs/nobody-1').status, 404);
    assert.equal(route(board('structured'), '/jobs/python-backend-001').status, 404);
  });

  it('shows the example on list and detail page', () => {
    const list = route(board('html'), '/jobs').body;
    const detail = route(board('html'), '/jobs/python-backend-001').body;
    for (const text of [exampleJob.title, exampleJob.company, exampleJob.salary]) {
      assert.ok(list.includes(text) && detail.includes(text), text);
    }
    assert.match(detail, /datetime="2026-09-01">2026年9月1日/u);
  });

  it('lists its pages in sitemaps', () => {
    assert.match(route(board('sitemap'), '/sitemap.xml').contentType, /xml/u);
    assert.equal(route(board('sitemap'), '/careers/python-backend-001').status, 200);
    assert.equal(route(board('sitemap'), '/sitemaps/none.xml').status, 404);
    assert.equal(route(board('html'), '/sitemap.xml').status, 404);
  });

  it('counts all jobs in the envelope of its API', () => {
    const answer: { total: number; items: { external_id: string }[] } = JSON.parse(
      route(board('json'), '/api/jobs?page=3').body,
    );
    assert.equal(answer.total, 45);
    assert.equal(answer.items.length, 5);
  });

  it('puts the posting into the page as JSON-LD that cannot end its script', () => {
    const job = { ...exampleJob, title: '</script><b>' };
    const { body } = route(board('structured', { jobs: [job] }), '/careers/python-backend-001');
    assert.equal(body.split('</script>').length, 2);
    assert.match(body, /"@type":"JobPosting"/u);
  });

  it('holds twenty full jobs on a page of about 27 kB', () => {
    const bytes = Buffer.byteLength(route(board('html', { hasDetails: false }), '/jobs').body);
    assert.ok(bytes > 23_000 && bytes < 31_000, `${bytes} bytes`);
  });
});

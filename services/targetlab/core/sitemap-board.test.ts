import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { generateJobs } from './generate-jobs.ts';
import type { Board } from './job.ts';
import { sitemapFile } from './sitemap-board.ts';

function board(count: number): Board {
  return {
    id: 'x',
    strategy: 'sitemap',
    origin: 'http://127.0.0.1:8080',
    jobs: generateJobs({ seed: 1, count }),
    pageSize: 20,
    hasDetails: true,
    robots: { status: 200, body: '' },
  };
}

describe('sitemaps of the board', () => {
  it('are an index, a plain file and packed files of its postings', () => {
    const index = sitemapFile(board(45), '/sitemap.xml')?.body ?? '';
    assert.deepEqual(
      [...index.matchAll(/<loc>http:\/\/127\.0\.0\.1:8080(?<path>[^<]*)/gu)].map(
        ({ groups }) => groups?.['path'],
      ),
      ['pages.xml', 'jobs-1.xml.gz', 'jobs-2.xml.gz', 'jobs-3.xml.gz'].map(
        (file) => `/sitemaps/${file}`,
      ),
    );
    const last = sitemapFile(board(45), '/sitemaps/jobs-3.xml.gz');
    assert.equal(last?.isPacked, true);
    assert.equal(last?.body.match(/<loc>[^<]*\/careers\//gu)?.length, 5);
    assert.match(last?.body ?? '', /<lastmod>2026-/u);
  });

  it('have one file without postings where the board has none', () => {
    assert.doesNotMatch(sitemapFile(board(0), '/sitemaps/jobs-1.xml.gz')?.body ?? '', /<url>/u);
    assert.notEqual(sitemapFile(board(0), '/sitemaps/jobs-1.xml.gz'), undefined);
  });

  for (const path of ['/sitemaps/jobs-4.xml.gz', '/sitemaps/jobs-0.xml.gz', '/sitemaps/x.xml']) {
    it(`do not have ${path}`, () => assert.equal(sitemapFile(board(45), path), undefined));
  }
});

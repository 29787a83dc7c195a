import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { exampleJob } from './generate-jobs.ts';
import { renderMicrodataDetail } from './microdata-board.ts';

describe('a posting as microdata', () => {
  it('says every field where a reader sees it, and escapes it', () => {
    const board = {
      id: 'microdata',
      strategy: 'microdata',
      origin: 'http://127.0.0.1:8090',
      jobs: [],
      pageSize: 5,
      hasDetails: true,
      robots: { status: 200, body: '' },
    } as const;
    const page = renderMicrodataDetail(board, { ...exampleJob, company: 'A & B' });
    for (const part of [
      'itemtype="https://schema.org/JobPosting"',
      '<h1 itemprop="title">Python 后端工程师</h1>',
      '<span itemprop="value">python-backend-001</span>',
      '<span itemprop="name">A &amp; B</span>',
      '<time itemprop="datePosted" datetime="2026-09-01">',
      '<li itemprop="skills">FastAPI</li>',
    ]) {
      assert.ok(page.includes(part), part);
    }
  });
});

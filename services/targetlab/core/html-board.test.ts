import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { exampleJob } from './generate-jobs.ts';
import { renderHtmlDetail } from './html-board.ts';

describe('pages of the HTML board', () => {
  it('escape what a posting says', () => {
    const page = renderHtmlDetail({ ...exampleJob, company: '<b>A & B</b>' });
    assert.match(page, /&lt;b&gt;A &amp; B&lt;\/b&gt;/u);
  });

  it('show every skill on its own', () => {
    const page = renderHtmlDetail(exampleJob);
    for (const skill of exampleJob.skills) assert.ok(page.includes(`<li>${skill}</li>`), skill);
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Extraction } from '#libs/proto/gen/jobradar/v1/Extraction.ts';
import { pageOrder } from './page-order.ts';

const baseUrl = 'https://board.test/jobs';
const orderOf = (extraction: object, path = '/jobs/1'): string =>
  pageOrder(
    { baseUrl, extraction: extraction as Extraction },
    new URL(path, 'https://board.test'),
  ).join(' ');
const sitemap = { structuredData: { sitemap: { url: 'https://board.test/map' } } };

describe('as what a page is read', () => {
  for (const [extraction, path, order] of [
    [{ html: { detailLinkSelector: '' } }, '/jobs/1', 'list'],
    [{ html: { detailLinkSelector: 'a' } }, '/jobs/1', 'list detail'],
    [{ json: { detailUrlTemplate: '' } }, '/jobs/1', 'list'],
    [{ json: { detailUrlTemplate: '/jobs/{id}' } }, '/jobs/1', 'list detail'],
    [{ json: { detailUrlTemplate: '/jobs/{id}', method: 'METHOD_POST' } }, '/jobs/1', 'detail'],
    [{ json: { detailUrlTemplate: '/jobs/{id}', method: 'METHOD_POST' } }, '/jobs', 'list detail'],
    [{ structuredData: { links: {} } }, '/jobs/1', 'detail list'],
    [{ structuredData: { links: {} } }, '/jobs', 'list detail'],
    [sitemap, '/map', 'list'],
    [sitemap, '/jobs', 'list'],
    [sitemap, '/other.xml.gz', 'list'],
    [sitemap, '/jobs/1', 'detail'],
  ] as const) {
    it(`is ${order} at ${path} by ${JSON.stringify(extraction)}`, () => {
      assert.equal(orderOf(extraction, path), order);
    });
  }
});

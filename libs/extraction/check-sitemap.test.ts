import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Extraction } from '#libs/proto/gen/jobradar/v1/Extraction.ts';
import type { SitemapDiscovery } from '#libs/proto/gen/jobradar/v1/SitemapDiscovery.ts';
import { checkExtraction } from './check-extraction.ts';

const none = { requiredFields: [], guard: null, emptyState: null, closedSigns: [] };

function sitemap(changes: Partial<SitemapDiscovery>, more: Partial<Extraction> = {}): Extraction {
  const discovery = { url: 'https://a.test/sitemap.xml', pathPrefixes: [], ...changes };
  const structuredData = { sitemap: discovery, fallbackFields: [], readMicrodata: false };
  return { ...none, strategy: 'structuredData', structuredData, ...more };
}

describe('check of a sitemap', () => {
  it('finds nothing wrong with a good definition', () => {
    assert.deepEqual(checkExtraction(sitemap({})), []);
    assert.deepEqual(checkExtraction(sitemap({ pathPrefixes: ['/jobs/', '/stellen/'] })), []);
    for (const emptyState of [
      { sign: 'zeroTotal', zeroTotal: true },
      { sign: 'text', text: 'none' },
    ] as const) {
      assert.deepEqual(checkExtraction(sitemap({}, { emptyState })), []);
    }
  });

  const cases: readonly { when: string; extraction: Extraction; field: string }[] = [
    {
      when: 'it has no address',
      extraction: sitemap({ url: '' }),
      field: '.structured_data.sitemap.url',
    },
    {
      when: 'its address is no URL of the web',
      extraction: sitemap({ url: 'ftp://a.test/sitemap.xml' }),
      field: '.structured_data.sitemap.url',
    },
    {
      when: 'a prefix is no path',
      extraction: sitemap({ pathPrefixes: ['/jobs/', 'jobs/'] }),
      field: '.structured_data.sitemap.path_prefixes[1]',
    },
    {
      when: 'a prefix has a query, which no path has',
      extraction: sitemap({ pathPrefixes: ['/jobs?lang=de'] }),
      field: '.structured_data.sitemap.path_prefixes[0]',
    },
    {
      when: 'a prefix is named twice',
      extraction: sitemap({ pathPrefixes: ['/jobs/', '/jobs/'] }),
      field: '.structured_data.sitemap.path_prefixes[1]',
    },
    {
      when: 'its empty state is told by a selector',
      extraction: sitemap({}, { emptyState: { sign: 'selector', selector: '.none' } }),
      field: '.empty_state.selector',
    },
    {
      when: 'its empty state has no sign',
      extraction: sitemap({}, { emptyState: {} }),
      field: '.empty_state',
    },
    {
      when: 'it is to match a selector',
      extraction: sitemap({}, { guard: { maxMissingRatio: 0, mustMatchSelector: 'url' } }),
      field: '.guard.must_match_selector',
    },
    {
      when: 'neither links nor a sitemap lead to the pages',
      extraction: {
        ...none,
        strategy: 'structuredData',
        structuredData: { fallbackFields: [], readMicrodata: false },
      },
      field: '.structured_data',
    },
  ];
  for (const { when, extraction, field } of cases) {
    it(`names ${field.slice(1)} when ${when}`, () => {
      const fields = checkExtraction(extraction).map((violation) => violation.field);
      assert.deepEqual(fields, [`source.extraction${field}`]);
    });
  }
});

import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { ExtractionReport } from '#libs/proto/gen/jobradar/v1/ExtractionReport.ts';
import { isOutOfTime, renderReport, type ReportFrame } from './report-text.ts';

const empty: ExtractionReport = {
  verdict: 'VERDICT_UNUSABLE',
  records: [],
  fieldReports: [],
  failures: [],
  fetch: null,
  itemsFound: 0,
  nextPageUrl: '',
  rejected: [],
};

const frame: ReportFrame = {
  name: 'sources/acme',
  page: 'page.html',
  rules: [],
  items: { key: 'item_selector', text: 'tr.zz', line: 11 },
  link: { key: 'detail_link_selector', text: 'h2 > a', line: 12 },
  records: 1,
};

const untried = {
  target: 'TARGET_TITLE',
  matched: 0,
  missing: 0,
  winningSelectorIndex: -1,
  examples: [],
  warnings: ['there was no item to try it on'],
};

describe('core/report-text', () => {
  it('says of a page that yields nothing what it is, and why', () => {
    const failures = [
      {
        reason: 'FAILURE_REASON_CONTRACT_CHANGED',
        message: 'no item matches',
        contractChanges: [],
      },
    ];
    const text = renderReport({ ...empty, failures } as unknown as ExtractionReport, frame);
    assert.equal(
      text,
      'Source     sources/acme\n' +
        'Page       page.html, nothing was fetched\n' +
        'Verdict    unusable\n' +
        'Items      0 found, 0 rejected\n' +
        'Next page  none found\n' +
        '\n' +
        'Failures\n' +
        '  contract changed: no item matches\n',
    );
  });

  it('tells how a page was fetched, and what its list says', () => {
    const fetch = {
      finalUrl: 'https://acme.test/b',
      httpStatus: 200,
      contentType: 'text/html',
      bytes: '2048',
      elapsed: { seconds: '1', nanos: 500_000_000 },
      robotsAllowed: true,
      robotsRule: 'Allow: /',
      redirects: ['https://acme.test/a'],
      snapshot: '',
      charset: 'gbk (meta)',
    };
    const text = renderReport({ ...empty, fetch, itemsFound: 3, reportedTotal: 9 }, frame);
    assert.match(text, /^Page +page\.html$/m);
    assert.match(text, /^Fetched +200 text\/html, 2 KiB, gbk \(meta\), 1\.5 s$/m);
    assert.match(text, /^Led to +https:\/\/acme\.test\/b$/m);
    assert.match(text, /^robots\.txt +allows it \(Allow: \/\)$/m);
    assert.match(text, /^Items +3 found, 0 rejected; the page says there are 9$/m);
  });

  it('names the selector that finds no items, with its line', () => {
    const failures = [
      {
        reason: 'FAILURE_REASON_CONTRACT_CHANGED',
        message: 'The page is not as agreed: items (empty_list)',
        contractChanges: [{ path: 'items', reason: 'empty_list' }],
      },
    ];
    const report = { ...empty, failures, fieldReports: [untried] } as unknown as ExtractionReport;
    const text = renderReport(report, frame);
    assert.match(text, /^ {2}item_selector "tr\.zz" \(line 11\) matches nothing on this page$/m);
    assert.doesNotMatch(text, /^Field/m, 'nothing was tried');
    const stored = { key: 'items_path', text: 'items', line: undefined };
    assert.match(
      renderReport(report, { ...frame, items: stored }),
      /^ {2}items_path "items" leads to no items in this answer$/m,
    );
  });

  it('lists every change of a contract where there are several, each once', () => {
    const contractChanges = [
      { path: 'data[0].name', reason: 'unknown_field' },
      { path: 'data[1].name', reason: 'unknown_field' },
      { path: 'data[].title', reason: 'field_gone' },
    ];
    const failures = [{ reason: 'FAILURE_REASON_CONTRACT_CHANGED', message: 'x', contractChanges }];
    const text = renderReport({ ...empty, failures } as unknown as ExtractionReport, frame);
    const lines = '    data[].name: unknown field\n    data[].title: field gone\n';
    assert.ok(text.includes(`  contract changed: x\n${lines}`), text);
    assert.equal(text.split('data[].name').length, 2);
  });

  it('names the selector that leads from the items to no page', () => {
    const contractChanges = [{ path: 'items[].link', reason: 'field_gone' }];
    const failures = [{ reason: 'FAILURE_REASON_CONTRACT_CHANGED', message: 'x', contractChanges }];
    const text = renderReport({ ...empty, failures } as unknown as ExtractionReport, frame);
    assert.ok(text.includes('  detail_link_selector "h2 > a" (line 12) leads from'), text);
    assert.doesNotMatch(text, /tr\.zz/);
  });

  it('does not blame the selector where another part of the page is not as agreed', () => {
    const contractChanges = [{ path: '.frame', reason: 'field_gone' }];
    const failures = [{ reason: 'FAILURE_REASON_CONTRACT_CHANGED', message: 'x', contractChanges }];
    const text = renderReport({ ...empty, failures } as unknown as ExtractionReport, frame);
    assert.doesNotMatch(text, /item_selector/);
  });

  it('tells of a page that did not come no numbers and no rules', () => {
    const failures = [
      { reason: 'FAILURE_REASON_SEED_GONE', message: 'Status 404', contractChanges: [] },
    ];
    const report = { ...empty, failures, fieldReports: [untried] } as unknown as ExtractionReport;
    const text = renderReport(report, frame);
    assert.match(text, /seed gone: Status 404\n$/);
    assert.doesNotMatch(text, /^(?:Field|Items|Next page)/m);
  });

  it('knows a page that was given up for want of time from one that is too large', () => {
    const isLate = (reason: string): boolean =>
      isOutOfTime({ ...empty, failures: [{ reason }] } as unknown as ExtractionReport);
    assert.ok(isLate('FAILURE_REASON_HARD_TIME_LIMIT'));
    assert.ok(!isLate('FAILURE_REASON_RESPONSE_TOO_LARGE'));
  });

  it('names rejected items with the fields that were refused', () => {
    const rejected = [
      {
        index: 2,
        externalId: 'j-3',
        failure: { message: 'title is missing' },
        violations: [{ field: 'title', description: 'is required' }],
      },
    ] as unknown as ExtractionReport['rejected'];
    assert.match(
      renderReport({ ...empty, rejected }, frame),
      /Rejected\n {2}item 3 \(j-3\): title is missing\n {4}title is required\n$/,
    );
  });
});

import assert from 'node:assert/strict';
import { after, before, describe, it } from 'mocha';
import type { ExtractionReport } from '#libs/proto/gen/jobradar/v1/ExtractionReport.ts';
import type { Extraction$Input } from '#libs/proto/gen/jobradar/v1/Extraction.ts';
import type { FieldRule$Input } from '#libs/proto/gen/jobradar/v1/FieldRule.ts';
import { boardOf, fieldsOf, refusalOf } from './gateway-api-world.ts';
import { startPreviews, type PreviewWorld } from './preview-world.ts';

const url = 'https://acme.test/jobs';
const rule = (
  target: NonNullable<FieldRule$Input['target']>,
  ...selectors: string[]
): FieldRule$Input => ({ target, selectors });
const idRule: FieldRule$Input = {
  target: 'TARGET_EXTERNAL_ID',
  selectors: [':scope'],
  attribute: 'data-id',
};
const list = (fields: readonly FieldRule$Input[]): Extraction$Input => ({
  html: {
    itemSelector: 'li.job',
    fields: [idRule, ...fields],
    pagination: { next: { selector: 'a.next' }, totalPath: '.total' },
  },
  emptyState: { selector: '.no-jobs' },
});
const plain = list([
  rule('TARGET_TITLE', 'h2', '.title'),
  rule('TARGET_COMPANY', '.company'),
  { ...rule('TARGET_SOURCE_URL', 'a'), attribute: 'href' },
  { ...rule('TARGET_SALARY_TEXT', '.pay'), optional: true },
  rule('TARGET_POSTED', '.when'),
]);
const item = (id: string, more = ''): string =>
  `<li class="job" data-id="${id}"><a href="/jobs/${id}"><b class="title">Cook ${id}</b></a>` +
  `<i class="company">Acme</i>${more}</li>`;
const pageOf = (...items: readonly string[]): string =>
  `<!doctype html><p class="total">12 jobs</p><ul>${items.join('')}</ul>` +
  '<a class="next" href="/jobs?page=2">next</a>';

describe('TestSource on a page that is given', () => {
  let world: PreviewWorld;
  before(async () => {
    world = await startPreviews();
    await world.api.addSource('acme', { extraction: plain });
  });
  after(async () => {
    await world[Symbol.asyncDispose]();
  });
  const test = (
    body: string | Buffer,
    more: { extraction?: Extraction$Input; maxItems?: number; contentType?: string } = {},
  ): Promise<ExtractionReport> => {
    const { contentType = '', ...others } = more;
    const content = { url, body: Buffer.from(body), contentType };
    return world.test({ name: 'sources/acme', content, ...others });
  };
  const reportFor = (report: ExtractionReport, target: string) =>
    report.fieldReports.find((one) => one.target === target);
  const failuresOf = ({ failures }: ExtractionReport): readonly string[] =>
    failures.map(({ reason }) => reason.replace('FAILURE_REASON_', ''));

  it('needs no authorisation, fetches nothing, and shows what would be stored', async () => {
    const when = '<b class="when">2026-11-28</b>';
    const report = await test(pageOf(item('1', when), item('2', when)));
    assert.equal(report.verdict, 'VERDICT_USABLE_WITH_WARNINGS', 'of two selectors one is idle');
    assert.deepEqual(
      report.records.map(({ externalId, title, sourceUrl, company }) => [
        externalId,
        title,
        sourceUrl,
        company?.name,
      ]),
      [
        ['1', 'Cook 1', 'https://acme.test/jobs/1', 'Acme'],
        ['2', 'Cook 2', 'https://acme.test/jobs/2', 'Acme'],
      ],
    );
    assert.equal(report.records[0]?.posted?.date, '2026-11-28');
    assert.deepEqual([report.itemsFound, report.reportedTotal], [2, 12]);
    assert.equal(report.nextPageUrl, 'https://acme.test/jobs?page=2');
    assert.deepEqual([report.fetch, report.failures, report.rejected], [null, [], []]);
    assert.equal(await world.inFlight(), 0);
  });

  it('says of each rule how many items have it, which selector won, what is amiss', async () => {
    const pay = '<b class="pay">15k-25k·13薪</b><b class="when">some day</b>';
    const report = await test(pageOf(item('1', pay), item('2'), item('3')));
    const title = reportFor(report, 'TARGET_TITLE');
    assert.deepEqual([title?.matched, title?.missing, title?.winningSelectorIndex], [3, 0, 1]);
    assert.deepEqual(title?.warnings, ['selectors[0] gives nothing']);
    assert.deepEqual(title?.examples, ['Cook 1', 'Cook 2', 'Cook 3']);
    const salary = reportFor(report, 'TARGET_SALARY_TEXT');
    assert.deepEqual([salary?.matched, salary?.missing, salary?.warnings], [1, 2, []]);
    assert.deepEqual(reportFor(report, 'TARGET_POSTED')?.warnings, [
      'lacking in 2 of 3',
      'no date could be read in 1 of 1 records',
    ]);
    assert.equal(report.fieldReports.length, 6, 'one for each rule');
  });

  it('reports as many records as were asked for, and counts them all', async () => {
    const items = Array.from({ length: 30 }, (_, at) => item(String(at)));
    const report = await test(pageOf(...items));
    assert.deepEqual([report.records.length, report.itemsFound], [10, 30]);
    assert.equal((await test(pageOf(...items), { maxItems: 3 })).records.length, 3);
  });

  it('tells which items are rejected, and by which fields', async () => {
    const nameless = '<li class="job" data-id="9"><a href="/jobs/9"></a></li>';
    const report = await test(pageOf(item('1'), item('2'), nameless));
    assert.equal(report.verdict, 'VERDICT_USABLE_WITH_WARNINGS');
    assert.deepEqual([report.records.length, report.itemsFound], [2, 3]);
    const [rejected] = report.rejected;
    assert.deepEqual([rejected?.externalId, rejected?.index], ['9', 2]);
    assert.deepEqual(
      rejected?.violations.map(({ field }) => field),
      ['record.title', 'record.company'],
    );
    assert.equal(rejected?.failure?.class, 'FAILURE_CLASS_PERMANENT');
  });

  it('tries a draft in the place of the definition', async () => {
    const extraction = list([
      rule('TARGET_TITLE', '.title'),
      rule('TARGET_COMPANY', '.company'),
      { ...rule('TARGET_SOURCE_URL', 'a'), attribute: 'href' },
    ]);
    const report = await test(pageOf(item('1')), { extraction });
    assert.deepEqual([report.verdict, report.fieldReports.length], ['VERDICT_USABLE', 4]);
    const other = list([rule('TARGET_TITLE', '.none'), rule('TARGET_COMPANY', '.company')]);
    const draft = { ...other, html: { ...other.html, detailLinkSelector: 'a' } };
    const partial = await test(pageOf(item('1')), { extraction: draft });
    assert.equal(partial.verdict, 'VERDICT_UNUSABLE');
  });

  it('refuses a draft that does not compile, by the path of the field', async () => {
    const refusal = await refusalOf(
      test(pageOf(), { extraction: list([rule('TARGET_TITLE', 'h2[')]) }),
    );
    assert.equal(refusal.reason, 'DEFINITION_INVALID');
    assert.ok(fieldsOf(refusal).includes('extraction.html.fields[1].selectors[0]'));
  });

  it('refuses a draft that asks for addresses beyond its source, as a definition', async () => {
    const sitemap = { structuredData: { sitemap: { url: 'https://evil.test/s.xml' } } };
    const key = (name: string) => ({ name, type: 'JSON_TYPE_STRING' }) as const;
    const details = {
      json: {
        itemsPath: 'items',
        fields: [rule('TARGET_TITLE', 'title')],
        detailUrlTemplate: 'https://evil.test/{id}',
        contract: { page: [key('items')], item: [key('title')], detail: [key('text')] },
      },
    };
    for (const [extraction, field] of [
      [sitemap, 'extraction.structured_data.sitemap.url'],
      [details, 'extraction.json.detail_url_template'],
    ] as const) {
      const refusal = await refusalOf(test(pageOf(), { extraction }));
      assert.equal(refusal.reason, 'DEFINITION_INVALID');
      assert.ok(fieldsOf(refusal).includes(field), fieldsOf(refusal).join());
    }
  });

  for (const [what, body, contentType, verdict, reasons] of [
    ['nothing at all', '<p>hello</p>', 'text/html', 'UNUSABLE', ['CONTRACT_CHANGED']],
    ['a declared empty state', '<p class="no-jobs">none</p>', 'text/html', 'UNUSABLE', []],
    [
      'a login page',
      '<title>Sign in</title><form action="/login"><input type="password" name="p"></form>',
      'text/html',
      'UNUSABLE',
      ['ACCESS_DENIED'],
    ],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), '', 'UNUSABLE', ['UNSUPPORTED_CONTENT']],
    ['another type', '<p>', 'video/mp4', 'UNUSABLE', ['UNSUPPORTED_CONTENT']],
    ['JSON', '{"jobs":[]}', '', 'UNUSABLE', ['UNSUPPORTED_CONTENT']],
  ] as const) {
    it(`is a report where the page is ${what}`, async () => {
      const report = await test(body, { contentType });
      assert.equal(report.verdict, `VERDICT_${verdict}`);
      assert.deepEqual(failuresOf(report), reasons);
      assert.deepEqual(report.records, []);
      for (const failure of report.failures) assert.match(failure.traceId, /^[0-9a-f]{32}$/);
    });
  }

  it('decodes the page as a crawl does', async () => {
    const gbk = Buffer.concat([
      Buffer.from('<meta charset="gbk">'),
      Buffer.from(pageOf(item('1')).replace('Cook 1', 'X')),
    ]);
    const at = gbk.indexOf('>X<') + 1;
    // 厨师 in GBK.
    const body = Buffer.concat([gbk.subarray(0, at), Buffer.from('b3f8caa6', 'hex')]);
    const whole = Buffer.concat([body, gbk.subarray(at + 1)]);
    assert.equal((await test(whole)).records[0]?.title, '厨师');
  });

  it('takes a page of 2 MiB, and refuses a longer one by its field', async () => {
    const filler = `<!--${'x'.repeat(2_000_000)}-->`;
    assert.equal((await test(pageOf(item('1')) + filler)).records.length, 1);
    const refusal = await refusalOf(test('x'.repeat(2_097_153)));
    assert.deepEqual(fieldsOf(refusal), ['content.body']);
  });

  it('is for URLs of the source only, and needs one to follow', async () => {
    const content = { url: 'https://other.test/jobs', body: Buffer.from('<p>'), contentType: '' };
    const outside = await refusalOf(world.test({ name: 'sources/acme', content }));
    assert.deepEqual([outside.reason, fieldsOf(outside)], ['URL_NOT_ALLOWED', ['content.url']]);
    const followed = await refusalOf(
      world.test({
        name: 'sources/acme',
        content: { url, body: Buffer.from('<p>'), contentType: '' },
        followDetails: true,
      }),
    );
    assert.deepEqual(fieldsOf(followed), ['follow_details']);
  });

  it('reads a page of one posting where the source has such pages', async () => {
    await world.api.addSource('detailed', {
      ...boardOf('acme'),
      extraction: {
        structuredData: { links: { linkSelector: 'a.job' } },
      },
    });
    const posting = {
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      identifier: { value: 'J7' },
      title: 'Cook',
      hiringOrganization: { name: 'Acme' },
      datePosted: '2026-11-28',
    };
    const body = `<script type="application/ld+json">${JSON.stringify(posting)}</script>`;
    const content = { url: `${url}/7`, body: Buffer.from(body), contentType: 'text/html' };
    const report = await world.test({ name: 'sources/detailed', content });
    assert.deepEqual(
      report.records.map(({ externalId, title }) => [externalId, title]),
      [['J7', 'Cook']],
    );
    assert.deepEqual(reportFor(report, 'TARGET_TITLE')?.examples, ['Cook']);
    const lists = '<a class="job" href="/jobs/1">1</a><a class="job" href="/jobs/2">2</a>';
    const listed = await world.test({
      name: 'sources/detailed',
      content: { url, body: Buffer.from(lists), contentType: 'text/html' },
    });
    assert.deepEqual([listed.itemsFound, listed.verdict], [2, 'VERDICT_UNUSABLE']);
    assert.match(reportFor(listed, 'TARGET_TITLE')?.warnings[0] ?? '', /follow_details/);
  });

  it('is audited, and knows neither sources of others nor snapshots', async () => {
    const before = await world.api.count('audit_events');
    await test(pageOf(item('1')));
    const rows = await world.api.sql(
      "select resource, code from audit_events where method like '%TestSource' and code = 'ok'",
    );
    assert.ok((await world.api.count('audit_events')) > before);
    assert.equal(rows.at(-1)?.['resource'], '//jobradar/tenants/acme/sources/acme');
    const other = await world.api.open('other');
    const content = { url, body: Buffer.from('<p>'), contentType: '' };
    const foreign = await refusalOf(other.sources.TestSource({ name: 'sources/acme', content }));
    assert.equal(foreign.code, 'not_found');
    const snapshot = `snapshots/${'0'.repeat(64)}`;
    const missing = await refusalOf(world.test({ name: 'sources/acme', snapshot }));
    assert.deepEqual(
      [missing.code, missing.resource],
      ['not_found', { type: 'snapshot', name: snapshot }],
    );
  });
});

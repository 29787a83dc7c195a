import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { JobRecord$Input } from '#libs/proto/gen/jobradar/v1/JobRecord.ts';
import type { Source, Source$Input } from '#libs/proto/gen/jobradar/v1/Source.ts';
import { presetSite, type PresetName } from '#libs/extraction/presets/presets.ts';
import { codecOf } from '#libs/proto/load.ts';
import { createSourceReader } from '../../services/crawler/sources/create-source-reader.ts';
import type { ListPage } from '../../services/crawler/sources/source-reader.ts';

/*
 * Small answers in the forms that real boards show: what is null, absent, several or odd. The
 * practice boards show the usual form.
 */

const observedAt = '2026-11-30T02:00:00.000000Z';

function readerOf(preset: PresetName) {
  const site = presetSite({ preset, board: 'acme', parameters: {} });
  assert.ok(site);
  const codec = codecOf<Source$Input, Source>('jobradar.v1.Source');
  const source = codec.decode(
    codec.encode({
      name: 'sources/acme',
      baseUrl: site.baseUrl,
      allowedHosts: [...site.allowedHosts],
      locale: 'en-US',
      timeZone: 'Europe/Berlin',
      extraction: { preset: { preset, board: 'acme', parameters: {} } },
    }),
  );
  return { url: site.baseUrl, reader: createSourceReader(source) };
}

function read(preset: PresetName, body: string): ListPage {
  const { url, reader } = readerOf(preset);
  const page = { url, text: body, contentType: '', observedAt };
  const list = reader.readList(page, { page: 1, itemsBefore: 0, pageUrl: url });
  assert.ok(list.kind === 'list', JSON.stringify(list));
  assert.deepEqual(list.rejected, []);
  return list;
}

function first(preset: PresetName, body: unknown): JobRecord$Input {
  const [record] = read(preset, typeof body === 'string' ? body : JSON.stringify(body)).records;
  assert.ok(record);
  return record;
}

describe('answers of Greenhouse', () => {
  const job = {
    id: 44_444,
    title: 'Engineer',
    absolute_url: 'https://boards.greenhouse.io/acme/jobs/44444',
    updated_at: '2026-09-02T09:15:44-04:00',
    location: { name: 'Remote - US' },
    company_name: 'Acme',
  };
  const board = (changes: object) => ({ jobs: [{ ...job, ...changes }], meta: { total: 1 } });

  it('may lack all that is optional', () => {
    const record = first('greenhouse', board({ metadata: null, internal_job_id: null }));
    assert.equal(record.externalId, '44444');
    assert.equal(record.company?.name, 'Acme');
    assert.equal(record.workplace, 'WORKPLACE_REMOTE');
    assert.equal(record.salary, undefined);
    assert.equal(record.posted, undefined);
  });

  it('hold a text whose own references are decoded once more', () => {
    const content =
      '&lt;p&gt;R&amp;amp;D &amp;lt;b&amp;gt;&lt;/p&gt;&lt;script&gt;x&lt;/script&gt;';
    const record = first('greenhouse', board({ content }));
    assert.equal(record.descriptionText, 'R&D <b>');
    assert.equal(record.descriptionHtml, '<p>R&amp;D &lt;b&gt;</p>');
  });

  const range = (min: number, max: number, currency: string) => ({
    min_cents: min * 100,
    max_cents: max * 100,
    currency_type: currency,
    title: 'Base',
    blurb: '<p>Zone</p>',
  });

  it('give a range for each place, which count as one', () => {
    const ranges = [range(120_000, 150_000, 'USD'), range(100_000.5, 130_000, 'USD')];
    const { salary } = first('greenhouse', board({ pay_input_ranges: ranges }));
    assert.equal(salary?.minAmount, '100000.5');
    assert.equal(salary?.maxAmount, '150000');
    assert.equal(salary?.currencyCode, 'USD');
    assert.ok(salary?.flags?.includes('several_ranges'));
  });

  it('give ranges in several currencies, of which none is the pay', () => {
    const ranges = [range(120_000, 150_000, 'USD'), range(90_000, 110_000, 'GBP')];
    const { salary } = first('greenhouse', board({ pay_input_ranges: ranges }));
    assert.equal(salary?.minAmount, undefined);
  });
});

describe('answers of Lever', () => {
  it('may lack all that is optional', () => {
    const record = first('lever', [
      {
        id: 'a-1',
        text: 'Engineer',
        hostedUrl: 'https://jobs.lever.co/acme/a-1',
        categories: { location: 'London' },
        country: null,
        workplaceType: 'unspecified',
      },
    ]);
    assert.equal(record.company?.name, 'acme');
    assert.equal(record.places?.[0]?.city, 'London');
    assert.equal(record.workplace, undefined);
  });

  it('say by the country where an ambiguous place is', () => {
    const record = first('lever', [
      {
        id: 'a-1',
        text: 'Engineer',
        hostedUrl: 'https://jobs.lever.co/acme/a-1',
        categories: { location: 'Cambridge', commitment: 'Full-time' },
        country: 'GB',
        createdAt: 1_784_172_458_969,
        salaryRange: { min: 30, max: 40.5, currency: 'GBP', interval: 'per-hour-wage' },
      },
    ]);
    assert.deepEqual(record.places, [{ text: 'Cambridge', city: 'Cambridge', country: 'GB' }]);
    assert.equal(record.salary?.period, 'PERIOD_HOUR');
    assert.equal(record.salary?.maxAmount, '40.5');
    assert.equal(record.posted?.instant?.seconds, '1784172458');
  });
});

describe('answers of Ashby', () => {
  const job = {
    id: 'x-1',
    title: ' Engineer ',
    jobUrl: 'https://jobs.ashbyhq.com/acme/x-1',
    location: 'New York, NY',
    isListed: true,
    isRemote: true,
    workplaceType: null,
  };
  const compensation = {
    compensationTierSummary: '$150K – $200K • Offers Equity',
    summaryComponents: [
      {
        compensationType: 'Salary',
        interval: '1 YEAR',
        currencyCode: 'USD',
        minValue: 150_000,
        maxValue: 200_000,
      },
    ],
  };

  it('tell remote work by a flag where they name no workplace', () => {
    assert.equal(first('ashby', { jobs: [job] }).workplace, 'WORKPLACE_REMOTE');
    const hybrid = first('ashby', { jobs: [{ ...job, workplaceType: 'Hybrid' }] });
    assert.equal(hybrid.workplace, 'WORKPLACE_HYBRID');
  });

  it('hold pay that is not to be shown, and that is left alone', () => {
    const shown = { ...job, compensation, shouldDisplayCompensationOnJobPostings: true };
    const { salary } = first('ashby', { jobs: [shown] });
    assert.equal(salary?.minAmount, '150000');
    assert.equal(salary?.period, 'PERIOD_YEAR');
    const hidden = { ...shown, shouldDisplayCompensationOnJobPostings: false };
    assert.equal(first('ashby', { jobs: [hidden] }).salary, undefined);
  });
});

describe('answers of Recruitee', () => {
  it('may be without pay, company and parts of the place', () => {
    const record = first('recruitee', {
      offers: [
        {
          id: 7,
          title: 'Engineer',
          careers_url: 'https://acme.recruitee.com/o/engineer',
          city: 'Amsterdam',
          country: 'Netherlands',
          remote: true,
          hybrid: true,
          salary: { min: null, max: null, period: null, currency: null },
          employment_type_code: 'parttime_fixed_term',
          published_at: '2026-03-03 12:00:00 UTC',
        },
      ],
    });
    assert.equal(record.company?.name, 'acme');
    assert.deepEqual(record.places?.[0]?.country, 'NL');
    assert.equal(record.workplace, 'WORKPLACE_HYBRID');
    assert.equal(record.contract, 'CONTRACT_KIND_FIXED_TERM');
    assert.deepEqual(record.employmentTypes, ['EMPLOYMENT_TYPE_PART_TIME']);
    assert.equal(record.posted?.instant?.seconds, String(Date.UTC(2026, 2, 3, 12) / 1_000));
    assert.equal(record.salary, undefined);
  });
});

describe('answers of Personio', () => {
  const feed = (inner: string) => `<?xml version="1.0"?>\n<workzag-jobs>${inner}</workzag-jobs>`;

  it('may lack all that is optional', () => {
    const record = first('personio', feed('<position><id>7</id><name>A &amp; B</name></position>'));
    assert.equal(record.title, 'A & B');
    assert.equal(record.company?.name, 'acme');
    assert.equal(record.sourceUrl, 'https://acme.jobs.personio.de/job/7');
  });

  it('name further offices in two ways', () => {
    const position = (more: string) => {
      return feed(`<position><id>7</id><name>A</name><office>Berlin</office>${more}</position>`);
    };
    const ways = [
      '<additionalOffices><office>Munich</office></additionalOffices>',
      '<additionalOffices>Munich</additionalOffices>',
    ];
    for (const way of ways) {
      const { places } = first('personio', position(way));
      assert.deepEqual(
        places?.map(({ city }) => city),
        ['Berlin', 'Munich'],
      );
    }
    assert.equal(first('personio', position('<additionalOffices/>')).places?.length, 1);
  });

  it('hold no half a feed', () => {
    const { url, reader } = readerOf('personio');
    const text = feed('<position><id>7</id><name>A</name></position>').slice(0, -9);
    const page = { url, text, contentType: 'text/xml', observedAt };
    const list = reader.readList(page, { page: 1, itemsBefore: 0, pageUrl: url });
    assert.ok(list.kind === 'problem');
    assert.equal(list.reason, 'FAILURE_REASON_PARSE_FAILED');
  });
});

describe('answers of BambooHR and SmartRecruiters', () => {
  it('name postings whose details are to be fetched', () => {
    const opening = {
      id: '60',
      jobOpeningName: 'Engineer',
      departmentId: null,
      departmentLabel: null,
      employmentStatusLabel: 'Full-Time',
      employmentType: null,
      location: { city: null, state: null },
      atsLocation: { country: 'Germany', state: null, province: 'Bavaria', city: 'Munich' },
      isRemote: null,
      locationType: '0',
    };
    const bamboo = read('bamboohr', JSON.stringify({ meta: { totalCount: 1 }, result: [opening] }));
    assert.equal(bamboo.items[0]?.detailUrl, 'https://acme.bamboohr.com/careers/60/detail');
    const posting = {
      id: '743999',
      name: 'Engineer',
      company: { identifier: 'acme', name: 'Acme' },
      department: {},
      releasedDate: '2026-09-18T00:00:00.000Z',
    };
    const answer = { offset: 0, limit: 100, totalFound: 1, content: [posting] };
    const smart = read('smartrecruiters', JSON.stringify(answer));
    const detailUrl = 'https://api.smartrecruiters.com/v1/companies/acme/postings/743999';
    assert.equal(smart.items[0]?.detailUrl, detailUrl);
  });
});

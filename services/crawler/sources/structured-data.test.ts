import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { structuredReader, type ReaderSetting } from '../../../test/support/structured-case.ts';

const posting = {
  '@type': 'JobPosting',
  title: 'Line Cook',
  identifier: { value: '7' },
  hiringOrganization: { name: 'Bistro' },
  baseSalary: {
    currency: 'EUR',
    value: { minValue: 2_200, maxValue: 2_800, unitText: 'MONTH' },
  },
  jobLocation: { address: { addressLocality: 'Lyon', addressCountry: 'FR' } },
};
const script = `<script type="application/ld+json">${JSON.stringify(posting)}</script>`;
const microdata = `<div itemscope itemtype="https://schema.org/JobPosting">
  <h1 itemprop="title">Line Cook</h1><i itemprop="identifier">7</i>
  <b itemprop="hiringOrganization">Bistro</b></div>`;

function read(text: string, setting: ReaderSetting = {}) {
  return readAt('https://a.test/7', text, { ...setting, externalId: '7' });
}

interface PageSetting extends ReaderSetting {
  readonly externalId?: string;
}

function readAt(url: string, text: string, { externalId, ...setting }: PageSetting = {}) {
  const page = { url, text, contentType: 'text/html', observedAt: '' };
  return structuredReader(setting).readDetail(page, {
    index: 0,
    externalId,
    detailUrl: undefined,
    fields: undefined,
  });
}

describe('source with structured data', () => {
  it('tells for each field how it was found', () => {
    const answer = read(script);
    assert.ok(answer.kind === 'record');
    const origins = new Map(answer.record.origins?.map(({ field, ...how }) => [field, how]));
    const found = (path: string) => ({ method: 'METHOD_JSON_LD', path });
    assert.deepEqual(origins.get('title'), found('title'));
    assert.deepEqual(origins.get('external_id'), found('identifier.value'));
    assert.deepEqual(origins.get('company.name'), found('hiringOrganization.name'));
    assert.deepEqual(origins.get('salary.min_amount'), found('baseSalary.value.minValue'));
    assert.deepEqual(origins.get('salary.period'), found('baseSalary.value.unitText'));
    assert.deepEqual(origins.get('places'), found('jobLocation.address'));
  });

  it('reads microdata where it should, and only where JSON-LD has no posting', () => {
    const answer = read(microdata);
    assert.ok(answer.kind === 'record');
    assert.equal(answer.record.origins?.[0]?.method, 'METHOD_MICRODATA');
    assert.equal(read(microdata, { readMicrodata: false }).kind, 'rejected');
    const both = read(script + microdata.replace('Line Cook', 'Cook'));
    assert.ok(both.kind === 'record');
    assert.equal(both.record.title, 'Line Cook');
  });

  describe('without an id', () => {
    const block = (more: object): string => {
      const bare = { ...posting, identifier: undefined, ...more };
      return `<script type="application/ld+json">${JSON.stringify(bare)}</script>`;
    };

    it('knows a posting by the address of its page, and says so', () => {
      const answer = readAt('https://a.test/jobs/cook?utm_source=x#apply', block({}));
      assert.ok(answer.kind === 'record');
      assert.equal(answer.record.externalId, 'https://a.test/jobs/cook');
      assert.deepEqual(answer.record.flags, ['id_from_url']);
      const origin = answer.record.origins?.find(({ field }) => field === 'external_id');
      assert.deepEqual(origin, { field: 'external_id', method: 'METHOD_DERIVED', path: 'page' });
    });

    it('takes nothing from a posting that names another page', () => {
      const other = block({ url: 'https://a.test/jobs/waiter' });
      assert.equal(readAt('https://a.test/jobs/cook', other).kind, 'rejected');
      const own = block({ url: 'https://www.a.test/jobs/cook/' });
      assert.equal(readAt('https://a.test/jobs/cook', own).kind, 'record');
    });

    it('gives no second name to a posting that is known by its id', () => {
      const url = 'https://a.test/jobs/cook';
      assert.equal(readAt(url, block({}), { externalId: '7' }).kind, 'rejected');
      assert.equal(readAt(url, block({}), { externalId: url }).kind, 'record');
    });

    it('takes none where the definition demands the id of the source', () => {
      const setting = { requiredFields: ['external_id'] };
      assert.equal(readAt('https://a.test/c', block({}), setting).kind, 'rejected');
    });
  });

  it('believes a page that calls its posting closed, whatever its data say', () => {
    const sign = { sign: 'selector', selector: '.gone' } as const;
    const answer = read(`${script}<p class="gone">Closed</p>`, { closedSigns: [sign] });
    assert.equal(answer.kind, 'evidence');
    assert.equal(read(script, { closedSigns: [sign] }).kind, 'record');
  });

  it('tells a broken page from one without a posting, and from a list', () => {
    const why = (text: string): string => {
      const answer = read(text);
      return answer.kind === 'rejected' ? answer.message : answer.kind;
    };
    assert.match(why(script.slice(0, 80)), /cannot be read: jsonld_broken/u);
    assert.match(why('<p>x</p>'), /has no posting/u);
    const list = { '@type': 'ItemList', itemListElement: [{ item: { ...posting, url: '/8' } }] };
    const block = `<script type="application/ld+json">${JSON.stringify(list)}</script>`;
    assert.match(why(block), /is a list of postings/u);
  });
});

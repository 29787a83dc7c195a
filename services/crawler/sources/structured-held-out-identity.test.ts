import { describe, it } from 'mocha';
import {
  checkPage,
  htmlPage,
  jsonLd,
  type PageCase,
} from '../../../test/support/structured-case.ts';

// Pages written by the rules, most of them before the code was run on them: which posting is the
// page's, by which name it is known, and where in the page it stands.
const site = 'https://jobs.globex.example';
const url = `${site}/en/jobs/NP-44`;

const planner = { title: 'Network Planner', external_id: 'NP-44', company: 'Globex' };
const type = '"@context": "https://schema.org", "@type": "JobPosting"';
const rest = '"title": "Network Planner", "hiringOrganization": {"name": "Globex"}';
const lead = '"title": "Cable Lead", "hiringOrganization": {"name": "Globex"}';
const own = `{${type}, "identifier": "NP-44", ${rest}}`;

const item =
  '<h1 itemprop="title">Network Planner</h1><meta itemprop="identifier" content="NP-44">';
const employer = `<p id="co"><span itemprop="hiringOrganization" itemscope
  itemtype="https://schema.org/Organization"><b itemprop="name">Globex</b></span></p>`;

const none: Pick<PageCase['expected'], 'repairs' | 'flags'> = { repairs: [], flags: [] };
const found = { outcome: 'record', record: planner, method: 'jsonld', ...none } as const;

const heldOut: readonly PageCase[] = [
  {
    id: 'K21',
    why: 'a posting without an id is known by the address of its page',
    url: `${url}?gclid=1#top`,
    html: htmlPage(jsonLd(`{${type}, ${rest}}`)),
    expected: { ...found, record: { ...planner, external_id: url } },
  },
  {
    id: 'K22',
    why: 'an address in the data that differs in tracking only is the same',
    url,
    html: htmlPage(jsonLd(`{${type}, ${rest}, "url": "${url}?utm_campaign=x"}`)),
    expected: { ...found, record: { ...planner, external_id: url } },
  },
  {
    id: 'K23',
    why: 'the id of a node names the page, whatever its identifier is',
    url,
    html: htmlPage(
      jsonLd(`{"@context": "https://schema.org", "@graph": [
        [{"@type": "JobPosting", "@id": "${site}/en/jobs/CT-2#posting", "identifier": "CT-2",
          ${lead}}],
        {"@type": "JobPosting", "@id": "${url}#posting", "identifier": "12345", ${rest}}]}`),
    ),
    expected: {
      ...found,
      record: { ...planner, external_id: '12345' },
      flags: ['multiple_postings'],
    },
  },
  {
    id: 'K24',
    why: 'an identifier stands in the query whole, not as a part of another',
    url: `${site}/job?id=7002`,
    html: htmlPage(
      jsonLd(`[{${type}, "identifier": "7001", ${lead}}, {${type}, "identifier": "7002", ${rest}},
        {${type}, "identifier": "70021", ${lead}}]`),
    ),
    expected: {
      ...found,
      record: { ...planner, external_id: '7002' },
      flags: ['multiple_postings'],
    },
  },
  {
    id: 'K25',
    why: 'a company that stands in another block is found by its id',
    url,
    html: htmlPage(
      jsonLd(`{"@type": "Organization", "@id": "${site}/#org", "name": "Globex"}`) +
        jsonLd(`{${type}, "identifier": "NP-44", "title": "Network Planner",
          "hiringOrganization": {"@id": "${site}/#org"}}`),
    ),
    expected: found,
  },
  {
    id: 'K26',
    why: 'a collection is a list',
    url: `${site}/en/jobs`,
    html: htmlPage(
      jsonLd(`{"@type": "CollectionPage", "mainEntity": {"@type": "ItemList", "itemListElement": [
        {${type}, "url": "${site}/en/jobs/1", ${rest}},
        {${type}, "url": "${site}/en/jobs/2", ${lead}}]}}`),
    ),
    expected: {
      outcome: 'list',
      links: [`${site}/en/jobs/1`, `${site}/en/jobs/2`],
      ...none,
    },
  },
  {
    id: 'K27',
    why: 'properties that stand elsewhere are reached by itemref',
    url,
    html: htmlPage(
      '',
      `<div itemscope itemtype="https://schema.org/JobPosting" itemref="co">${item}</div>${employer}`,
    ),
    expected: { ...found, method: 'microdata' },
  },
  {
    id: 'K28',
    why: 'microdata stands in where the block is cut off',
    url,
    html: htmlPage(
      jsonLd('{"@type": "JobPosting", "title": "Netw'),
      `<div itemscope itemtype="https://schema.org/JobPosting">${item}${employer}</div>`,
    ),
    expected: { ...found, method: 'microdata', flags: ['jsonld_broken'] },
  },
  {
    id: 'K29',
    why: 'a label in the place of a city is no place, and a region has the country of its text',
    url,
    html: htmlPage(
      jsonLd(
        own.replace(
          '"title"',
          `"jobLocation": [{"address": {"addressLocality": "Multiple Locations"}},
            {"address": {"addressLocality": "Austin", "addressRegion": "TX"}}], "title"`,
        ),
      ),
    ),
    expected: {
      ...found,
      record: { ...planner, places: [{ country: 'US', region: 'TX', city: 'Austin' }] },
    },
  },
];

describe('structured data whose posting and whose name were held out', () => {
  for (const heldOutPage of heldOut) {
    it(`${heldOutPage.why} (${heldOutPage.id})`, () => checkPage(heldOutPage));
  }
});

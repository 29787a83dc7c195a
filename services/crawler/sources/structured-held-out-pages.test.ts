import { describe, it } from 'mocha';
import {
  checkPage,
  htmlPage,
  jsonLd,
  type PageCase,
} from '../../../test/support/structured-case.ts';

// Pages written, with their answers, from what boards are known to serve.
const site = 'https://jobs.example.org';

const cook = { title: 'Line Cook', external_id: '4711', company: 'Bistro' };
const rest = '"identifier": 4711, "hiringOrganization": {"name": "Bistro"}';
const other = '"title": "Waiter", "identifier": 815, "hiringOrganization": {"name": "Bistro"}';

const heldOut: readonly PageCase[] = [
  {
    id: 'K13',
    why: 'the address of the page decides, whatever tracking and slashes are on it',
    url: `${site}/de/stelle/line-cook/?utm_source=mail&gclid=1`,
    html: htmlPage(
      jsonLd(`[{"@type": "JobPosting", "url": "${site}/de/stelle/waiter", ${other}},
        {"@type": "JobPosting", "url": "http://jobs.example.org/de/stelle/line-cook#apply",
          "title": "Line Cook", ${rest}}]`),
    ),
    expected: {
      outcome: 'record',
      record: cook,
      method: 'jsonld',
      repairs: [],
      flags: ['multiple_postings'],
    },
  },
  {
    id: 'K14',
    why: 'a list of related jobs beside the posting makes no list of the page',
    url: `${site}/j/4711`,
    html: htmlPage(
      jsonLd(`{"@type": "ItemList", "itemListElement": [{"@type": "ListItem", "position": 1,
          "item": {"@type": "JobPosting", "url": "/j/815", ${other}}}]}`) +
        jsonLd(`{"@type": "JobPosting", "url": "/j/4711", "title": "Line Cook", ${rest}}`),
    ),
    expected: {
      outcome: 'record',
      record: cook,
      method: 'jsonld',
      repairs: [],
      flags: ['multiple_postings'],
    },
  },
  {
    id: 'K15',
    why: 'several damages in one block are mended together',
    url: `${site}/j/4711`,
    html: htmlPage(
      jsonLd(`<!-- //--><![CDATA[
      {"@type": "JobPosting"
       "title": "Line Cook",
       "description": "Grill
and sauces, \\& more,]", ${rest},}
      //]]>`),
    ),
    expected: {
      outcome: 'record',
      record: { ...cook },
      contains: { description_text: ['Grill', 'and sauces, & more,]'] },
      method: 'jsonld',
      repairs: ['wrapper', 'ctl_in_string', 'trailing_comma', 'missing_comma', 'bad_escape'],
      flags: [],
    },
  },
  {
    id: 'K16',
    why: 'a block that is nested too deep and hostile keys harm no other block',
    url: `${site}/j/4711`,
    html: htmlPage(
      jsonLd(
        `{"@type": "JobPosting", "title": "Deep", "x": ${'{"y":'.repeat(70)}1${'}'.repeat(71)}`,
      ) +
        jsonLd(`{"@type": "JobPosting", "__proto__": {"title": "No", "polluted": 1}, "toString": 1,
          "hasOwnProperty": [], "title": "Line Cook", ${rest}}`),
    ),
    expected: {
      outcome: 'record',
      record: cook,
      method: 'jsonld',
      repairs: [],
      flags: ['jsonld_too_deep'],
    },
  },
  {
    id: 'K17',
    why: 'what stands in a comment, a text field or another script is no block of the page',
    url: `${site}/j/4711`,
    html: htmlPage(
      `<!-- ${jsonLd(`{"@type": "JobPosting", "url": "${site}/j/4711", "title": "Old Cook"}`)} -->
      <script>var s = '<script type="application/ld+json">{"@type": "JobPosting"}';</script>` +
        jsonLd(`{"@type": "JobPosting", "title": "Line Cook", ${rest}}`),
      `<textarea>${jsonLd('{"@type": "JobPosting", "title": "Copy me"}')}</textarea>`,
    ),
    expected: { outcome: 'record', record: cook, method: 'jsonld', repairs: [], flags: [] },
  },
  {
    id: 'K18',
    why: 'loose shapes: text address, country as a node, unit on the outside, types in one text',
    url: `${site}/j/4711`,
    html: htmlPage(
      jsonLd(`{"@type": "JobPosting", "title": "Line Cook", "identifier": 4711,
        "hiringOrganization": "Bistro", "employmentType": "FULL_TIME, CONTRACTOR",
        "jobLocation": [{"@type": "Place", "address": "Lyon, France"}, {"@type": "Place",
          "address": {"addressLocality": "Paris", "addressCountry": {"@type": "Country",
          "name": "France"}}}],
        "baseSalary": {"@type": "MonetaryAmount", "currency": "EUR", "unitText": "MONTH",
          "value": {"minValue": "2 200", "maxValue": "2 800"}}}`),
    ),
    expected: {
      outcome: 'record',
      record: {
        ...cook,
        employment_types: ['FULL_TIME', 'CONTRACTOR'],
        places: [
          { country: 'FR', city: 'Lyon' },
          { country: 'FR', city: 'Paris' },
        ],
        salary: { min: '2200', max: '2800', currency: 'EUR', period: 'MONTH' },
      },
      method: 'jsonld',
      repairs: [],
      flags: [],
    },
  },
  {
    id: 'K19',
    why: 'the same posting twice is one, and values may be boxed with their language',
    url: `${site}/apply/line`,
    html: htmlPage(
      jsonLd(`{"@type": "JobPosting", "url": "/j/4711", ${rest},
        "title": {"@value": "Line Cook", "@language": "en"}}`) +
        jsonLd(`{"@type": "JobPosting", "url": "/j/4711", ${rest}, "title": ["Line Cook"]}`),
      '<h1>Line Cook (m/f/d)</h1>',
    ),
    expected: { outcome: 'record', record: cook, method: 'jsonld', repairs: [], flags: [] },
  },
  {
    id: 'K20',
    why: 'attributes of RDFa say the same',
    url: `${site}/j/4711`,
    html: htmlPage(
      '',
      `<div vocab="https://schema.org/" typeof="JobPosting"><h2 property="title">Line Cook</h2>
        <meta property="identifier" content="4711">
        <div property="hiringOrganization" typeof="Organization">by
        <span property="name">Bistro</span></div></div>`,
    ),
    expected: { outcome: 'record', record: cook, method: 'microdata', repairs: [], flags: [] },
  },
];

describe('structured data of further pages that were held out', () => {
  for (const heldOutPage of heldOut) {
    it(`${heldOutPage.why} (${heldOutPage.id})`, () => checkPage(heldOutPage));
  }
});

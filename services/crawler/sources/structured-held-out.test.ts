import { describe, it } from 'mocha';
import {
  checkPage,
  htmlPage,
  jsonLd,
  type PageCase,
} from '../../../test/support/structured-case.ts';

// Pages written, with their answers, from what boards are known to serve.
const site = 'https://jobs.example.org';

const nurse = { title: 'Staff Nurse', external_id: 'N-12', company: 'City Clinic' };
const identifier = '"identifier": {"@type": "PropertyValue", "name": "Clinic", "value": "N-12"}';
const organization = '"hiringOrganization": {"@type": "Organization", "name": "City Clinic"}';

const heldOut: readonly PageCase[] = [
  {
    id: 'K01',
    why: 'organisation and place are references into the graph',
    url: `${site}/job/n-12`,
    html: htmlPage(
      jsonLd(`{"@context": "https://schema.org", "@graph": [
        {"@type": "JobPosting", "@id": "#job", "title": "Staff Nurse", ${identifier},
          "hiringOrganization": {"@id": "${site}/#org"}, "jobLocation": {"@id": "#ward"}},
        {"@type": "Organization", "@id": "${site}/#org", "name": "City Clinic"},
        {"@type": "Place", "@id": "#ward", "address": {"@type": "PostalAddress",
          "addressLocality": "Dublin", "addressCountry": "IE"}}]}`),
    ),
    expected: {
      outcome: 'record',
      record: { ...nurse, places: [{ country: 'IE', city: 'Dublin' }] },
      method: 'jsonld',
      repairs: [],
      flags: [],
    },
  },
  {
    id: 'K02',
    why: 'the type is a list with an address in lower case',
    url: `${site}/job/n-12`,
    html: htmlPage(
      jsonLd(`{"@context": ["http://www.schema.org/", {}],
        "@type": ["https://schema.org/jobposting"],
        "title": "Staff Nurse", ${identifier}, ${organization}}`),
    ),
    expected: { outcome: 'record', record: nurse, method: 'jsonld', repairs: [], flags: [] },
  },
  {
    id: 'K03',
    why: 'comments stand between the members, and slashes inside a string are text',
    url: `${site}/job/n-12`,
    html: htmlPage(
      jsonLd(`/* job plugin */ {"@type": "JobPosting", // the role
        "title": "Staff Nurse", "sameAs": "https://x.example/* // not a comment", ${identifier},
        ${organization}, /* end */ }`),
    ),
    expected: {
      outcome: 'record',
      record: nurse,
      method: 'jsonld',
      repairs: ['comment', 'trailing_comma'],
      flags: [],
    },
  },
  {
    id: 'K04',
    why: 'an object literal of a script: bare keys and single quotes',
    url: `${site}/job/n-12`,
    html: htmlPage(
      jsonLd(`{'@type': 'JobPosting', title: 'Staff Nurse', description: 'Don\\'t say "maybe".',
        identifier: {name: 'Clinic', value: 'N-12'}, hiringOrganization: {name: 'City Clinic'}}`),
    ),
    expected: {
      outcome: 'record',
      record: { ...nurse, description_text: 'Don\'t say "maybe".' },
      method: 'jsonld',
      repairs: ['single_quotes', 'bare_key'],
      flags: [],
    },
  },
  {
    id: 'K05',
    why: 'two objects follow each other without a list',
    url: `${site}/job/n-12`,
    html: htmlPage(
      jsonLd(`{"@type": "WebSite", "name": "Jobs"}
        {"@type": "JobPosting", "title": "Staff Nurse", ${identifier}, ${organization}}`),
    ),
    expected: {
      outcome: 'record',
      record: nurse,
      method: 'jsonld',
      repairs: ['several_values'],
      flags: [],
    },
  },
  {
    id: 'K06',
    why: 'a word processor made the quotes curly; those inside a text stay',
    url: `${site}/job/n-12`,
    html: htmlPage(
      jsonLd(`{“@type”: “JobPosting”, “title”: “Staff Nurse”, “description”: "The “best” ward",
        “identifier”: “N-12”, “hiringOrganization”: {“name”: “City Clinic”}}`),
    ),
    expected: {
      outcome: 'record',
      record: { ...nurse, description_text: 'The “best” ward' },
      method: 'jsonld',
      repairs: ['smart_quotes'],
      flags: [],
    },
  },
  {
    id: 'K07',
    why: 'the block is a text that holds the JSON',
    url: `${site}/job/n-12`,
    html: htmlPage(
      jsonLd(
        JSON.stringify(`{"@type": "JobPosting", "title": "Staff Nurse", ${identifier},
          ${organization}}`),
      ),
    ),
    expected: {
      outcome: 'record',
      record: nurse,
      method: 'jsonld',
      repairs: ['double_encoded'],
      flags: [],
    },
  },
  {
    id: 'K08',
    why: 'a number that is none leaves the other fields alone',
    url: `${site}/job/n-12`,
    html: htmlPage(
      jsonLd(`{"@type": "JobPosting", "title": "Staff Nurse", ${identifier}, ${organization},
        "baseSalary": {"@type": "MonetaryAmount", "currency": "EUR", "value": {"value": NaN}},
        "validThrough": undefined}`),
    ),
    expected: {
      outcome: 'record',
      record: { ...nurse, salary: null, valid_through: null },
      method: 'jsonld',
      repairs: ['no_value'],
      flags: [],
    },
  },
  {
    id: 'K09',
    why: 'escaped markup in the description, entities in title and company, escaped slashes',
    url: `${site}/job/9`,
    html: htmlPage(
      jsonLd(String.raw`{"@type": "JobPosting", "title": "R&amp;D Nurse &ndash; Nights",
        "hiringOrganization": "M\u00fcller &amp; S\u00f6hne", "identifier": "9",
        "description": "&lt;p&gt;Nights &amp;amp; weekends.&lt;\/p&gt;&lt;p&gt;Care&lt;\/p&gt;"}`),
    ),
    expected: {
      outcome: 'record',
      record: { title: 'R&D Nurse – Nights', company: 'Müller & Söhne', external_id: '9' },
      contains: { description_text: ['Nights & weekends.', 'Care'] },
      method: 'jsonld',
      repairs: [],
      flags: [],
    },
  },
  {
    id: 'K10',
    why: 'the quotes of attributes end the description too early: only it is lost',
    url: `${site}/job/n-12`,
    html: htmlPage(
      jsonLd(`{"@type": "JobPosting", ${identifier},
        "description": "<p class="lead">See <a href="https://x.example/a,b">us</a>, please</p>",
        "title": "Staff Nurse", ${organization}}`),
    ),
    expected: {
      outcome: 'record',
      record: { ...nurse, description_text: null },
      method: 'jsonld',
      repairs: [],
      flags: ['damaged'],
    },
  },
  {
    id: 'K11',
    why: 'microdata with itemref, time, meta, link and several places',
    url: `${site}/job/n-12`,
    html: htmlPage(
      '',
      `<div id="where" itemprop="jobLocation" itemscope itemtype="http://schema.org/Place">
        <p itemprop="address" itemscope itemtype="http://schema.org/PostalAddress">
        <b itemprop="addressLocality">Dublin</b>
        <meta itemprop="addressCountry" content="IE"></p></div>
      <article itemscope itemtype="http://schema.org/JobPosting" itemref="where pay">
        <link itemprop="url" href="/job/n-12"><h1 itemprop="title"> Staff  Nurse </h1>
        <meta itemprop="identifier" content="N-12">
        <time itemprop="datePosted" datetime="2026-11-20">ten days ago</time>
        <span itemprop="hiringOrganization">City Clinic</span>
        <div itemprop="jobLocation" itemscope itemtype="http://schema.org/Place">
          <span itemprop="address">Cork, Ireland</span></div>
        <section itemprop="description"><p>Care for people.</p></section></article>
      <p id="pay" itemprop="baseSalary" itemscope itemtype="http://schema.org/MonetaryAmount">
        <meta itemprop="currency" content="EUR"><span itemprop="value" itemscope>
        <data itemprop="minValue" value="40000">40k</data><data itemprop="maxValue" value="48000">
        48k</data><meta itemprop="unitText" content="YEAR"></span></p>`,
    ),
    expected: {
      outcome: 'record',
      record: {
        ...nurse,
        date_posted: '2026-11-20',
        places: [
          { country: 'IE', city: 'Dublin' },
          { country: 'IE', city: 'Cork' },
        ],
        salary: { min: '40000', max: '48000', currency: 'EUR', period: 'YEAR' },
        description_text: 'Care for people.',
      },
      method: 'microdata',
      repairs: [],
      flags: [],
    },
  },
  {
    id: 'K12',
    why: 'the block is cut off, the microdata of the same page are whole',
    url: `${site}/job/n-12`,
    html: htmlPage(
      jsonLd('{"@type": "JobPosting", "title": "Staff Nur'),
      `<div itemscope itemtype="https://schema.org/JobPosting"><h1 itemprop="title">Staff Nurse</h1>
        <i itemprop="identifier">N-12</i><b itemprop="hiringOrganization">City Clinic</b></div>`,
    ),
    expected: {
      outcome: 'record',
      record: nurse,
      method: 'microdata',
      repairs: [],
      flags: ['jsonld_broken'],
    },
  },
];

describe('structured data of pages that were held out', () => {
  for (const heldOutPage of heldOut) {
    it(`${heldOutPage.why} (${heldOutPage.id})`, () => checkPage(heldOutPage));
  }
});

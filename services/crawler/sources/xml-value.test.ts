import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { array, keys, object } from '#libs/extraction/presets/build.ts';
import type { JsonField } from '#libs/proto/gen/jobradar/v1/JsonField.ts';
import { parseXml } from './xml-tree.ts';
import { xmlValue } from './xml-value.ts';

function read(xml: string, fields: readonly JsonField[]): unknown {
  const root = parseXml(xml);
  return root === undefined ? undefined : structuredClone(xmlValue(root, fields));
}

const job = [
  ...keys('STRING', 'null', 'name office'),
  object('places', [array('place', 'STRING')], 'absent'),
];
const fields = [object('jobs', [array('job', job)])];

describe('XML document', () => {
  it('is the object that its contract describes', () => {
    const xml =
      '<?xml version="1.0"?><!DOCTYPE jobs><jobs><!-- x --><job>' +
      '<name><![CDATA[A & <b>B</b>]]></name>' +
      '<office/><places><place>K&#246;ln</place><place>Bonn</place></places></job></jobs>';
    const places = { place: ['Köln', 'Bonn'] };
    assert.deepEqual(read(xml, fields), {
      jobs: { job: [{ name: 'A & <b>B</b>', office: null, places }] },
    });
  });

  it('has an empty list where none of its elements is there', () => {
    assert.deepEqual(read('<jobs/>', fields), { jobs: { job: [] } });
    assert.deepEqual(read('<jobs>\n</jobs>', fields), { jobs: { job: [] } });
  });

  it('shows what its contract does not know', () => {
    const xml =
      '<jobs v="2">ads<job><name>A</name><name>B</name><office>C</office></job><ad/></jobs>';
    assert.deepEqual(read(xml, fields), {
      jobs: {
        '@v': '2',
        '#text': 'ads',
        job: [{ name: ['A', 'B'], office: 'C' }],
        ad: '',
      },
    });
  });

  it('takes numbers and truth where the contract says so', () => {
    const typed = [
      object('a', [...keys('INTEGER', 'always', 'n'), ...keys('BOOLEAN', 'always', 't')]),
    ];
    const value = read('<a><n> 12345678901234567890 </n><t>true</t></a>', typed);
    assert.deepEqual(value, { a: { n: { digits: '12345678901234567890' }, t: true } });
  });

  it('has no entities of its own', () => {
    const xml = '<jobs><job><name>&a;</name><office>&lt;&#65;</office></job></jobs>';
    assert.deepEqual(read(xml, fields), { jobs: { job: [{ name: '&a;', office: '<A' }] } });
    assert.equal(parseXml(`<!DOCTYPE jobs [<!ENTITY a "bbbb">]>${xml}`), undefined);
  });

  it('is the same wherever it is cut into pieces to be read', () => {
    const part =
      '<a x="1&amp;2">K&#246;ln &lt; <![CDATA[]] > & ]]><b/><c y=""/><!-- - --><?p?></a>';
    const plain = JSON.stringify(parseXml(`<r><t/>${part}</r>`));
    for (let at = 0; at <= part.length + 2; at += 1) {
      const blanks = ' '.repeat(65_536 - '<r><t></t>'.length - at);
      const padded = JSON.stringify(parseXml(`<r><t>${blanks}</t>${part}</r>`));
      assert.equal(padded?.replace(blanks, ''), plain, `cut at ${at}`);
    }
  });

  it('is let be as soon as it is broken', () => {
    const startMs = performance.now();
    assert.equal(parseXml('<a>'.repeat(1_000_000)), undefined);
    // It grew with the square of the depth: minutes.
    assert.ok(performance.now() - startMs < 5_000);
  });

  const broken = [
    '',
    'jobs',
    '<jobs><job>',
    '<jobs><job></jobs>',
    '<jobs/><jobs/>',
    '<jobs/>more',
    `${'<a>'.repeat(40)}${'</a>'.repeat(40)}`,
  ];
  for (const xml of broken) {
    it(`is none in "${xml.slice(0, 20)}"`, () => assert.equal(parseXml(xml), undefined));
  }
});

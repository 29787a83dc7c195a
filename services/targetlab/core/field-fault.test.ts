import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { jsonAnswer, xmlAnswer } from './answer.ts';
import {
  withEmptyList,
  withField,
  withoutField,
  withRenamedField,
  withUnknownField,
} from './field-fault.ts';

describe('faults of a field', () => {
  const json = jsonAnswer('{"meta":{"total":2},"jobs":[{"id":1,"name":"a"},{"id":2,"name":"b"}]}');
  const item = (id: number): string => `<position><id>${id}</id><name>a</name></position>`;
  const xml = xmlAnswer(`<jobs>${item(1)}${item(2)}</jobs>`);
  const bodyOf = (answer: { readonly body: string }): unknown => JSON.parse(answer.body);

  it('take it away, from all items or from the first', () => {
    assert.deepEqual(bodyOf(withoutField(json, 'name', false)), {
      meta: { total: 2 },
      jobs: [{ id: 1 }, { id: 2 }],
    });
    assert.deepEqual(bodyOf(withoutField(json, 'name', true)), {
      meta: { total: 2 },
      jobs: [{ id: 1 }, { id: 2, name: 'b' }],
    });
    assert.equal(withoutField(xml, 'name', true).body.split('<name>').length, 2);
  });

  it('give it another name or value', () => {
    assert.match(withRenamedField(json, 'name', 'label').body, /"label":"b"/u);
    assert.match(withRenamedField(xml, 'name', 'label').body, /<label>a<\/label>/u);
    assert.match(withField(json, 'total', 1).body, /"total":1/u);
    assert.match(withField(xml, 'id', 7).body, /<id>7<\/id>/u);
  });

  it('put in what nobody agreed on', () => {
    assert.equal(withUnknownField(json).body.split('salary_v2').length, 2);
    assert.match(withUnknownField(xml).body, /<jobs><position><salaryV2>/u);
    assert.deepEqual(bodyOf(withUnknownField(jsonAnswer('[{"id":1}]'))), [
      { salary_v2: { min: 1, max: 2 }, id: 1 },
    ]);
  });

  it('empty the list without a word', () => {
    assert.deepEqual(bodyOf(withEmptyList(json)), { meta: { total: 2 }, jobs: [] });
    assert.deepEqual(bodyOf(withEmptyList(jsonAnswer('[1,2]'))), []);
    assert.equal(withEmptyList(xml).body, '<jobs></jobs>');
  });
});

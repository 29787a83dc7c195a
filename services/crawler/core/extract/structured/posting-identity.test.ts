import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import {
  identifierOf,
  namesOtherPage,
  namesPage,
  postingOfPage,
  withoutRepeats,
} from './posting-identity.ts';

const page = 'https://a.test/jobs/cook-eng-10/?utm_source=x';

describe('identity of a posting', () => {
  it('is told by its address, whatever slashes, tracking and scheme it is written with', () => {
    for (const url of ['/jobs/cook-eng-10', 'http://www.a.test/jobs/cook-eng-10/#apply']) {
      assert.equal(namesPage({ url }, page), true);
      assert.equal(namesOtherPage({ url }, page), false);
    }
    assert.equal(namesPage({ mainEntityOfPage: { '@id': page } }, page), true);
    assert.equal(namesOtherPage({ url: '/jobs/cook-eng-1' }, page), true);
    assert.equal(namesOtherPage({}, page), false);
  });

  it('is told by an identifier that stands whole in the address, the longest first', () => {
    const [short, part, whole] = [
      { identifier: '10' },
      { identifier: 'ENG-1' },
      { identifier: 'ENG-10' },
    ];
    assert.equal(postingOfPage([short, part, whole], page), whole);
    assert.equal(postingOfPage([part, { identifier: 'X' }], page), undefined);
    const dated = 'https://acme.test/2026/11/101-backend';
    assert.equal(postingOfPage([{ identifier: '2026' }, { identifier: '101' }], dated), undefined);
    assert.equal(postingOfPage([whole, { ...whole }], page), undefined);
    const byQuery = 'https://a.test/jobs?gh_jid=77';
    assert.equal(
      postingOfPage([{ identifier: 7 }, { identifier: 77 }], byQuery)?.['identifier'],
      77,
    );
  });

  it('is the value of its identifier, in any shape', () => {
    assert.equal(identifierOf({ identifier: [{ name: 'Acme', value: 7 }] }), '7');
    assert.equal(identifierOf({ identifier: { '@id': 'x' } }), 'x');
    assert.equal(identifierOf({}), undefined);
    assert.equal(identifierOf({ identifier: { name: 'Acme' } }), undefined);
  });

  it('is one where the same posting stands there twice, or once as a stub', () => {
    const posting = { identifier: '1', title: 'Cook', description: 'x' };
    const repeats = [{ identifier: '1', title: 'Cook' }, posting, {}, { identifier: '1' }];
    assert.deepEqual(withoutRepeats(repeats, page), [posting]);
    assert.equal(withoutRepeats([posting, { ...posting, title: 'Chef' }], page).length, 2);
    assert.equal(withoutRepeats([{ title: 'A' }, { title: 'A' }], page).length, 1);
  });
});

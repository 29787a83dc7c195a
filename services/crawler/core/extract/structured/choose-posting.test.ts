import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { choosePosting } from './choose-posting.ts';
import { identifierOf } from './posting-identity.ts';

describe('choice of the posting', () => {
  const url = 'https://careers.test/jobs/ENG-101';
  const posting = (id: string, path?: string) => ({
    '@type': 'JobPosting',
    identifier: { '@type': 'PropertyValue', name: 'Acme', value: id },
    ...(path === undefined ? {} : { url: path }),
  });

  it('takes the only one, wherever it is', () => {
    const block = { '@graph': [{ '@type': 'WebPage', mainEntity: posting('A') }] };
    assert.equal(choosePosting([block], url).kind, 'posting');
  });

  it('takes the one that names the page, want the one whose id stands in its URL', () => {
    const byUrl = choosePosting([posting('ENG-101'), posting('X', '/jobs/ENG-101')], url);
    assert.equal(byUrl.kind === 'posting' && identifierOf(byUrl.node), 'X');
    const byId = choosePosting([posting('DAT-7'), posting('ENG-101')], url);
    assert.equal(byId.kind === 'posting' && identifierOf(byId.node), 'ENG-101');
    assert.deepEqual(byId.kind === 'posting' && byId.flags, ['multiple_postings']);
  });

  it('takes none where several are there and none is the page', () => {
    assert.deepEqual(choosePosting([posting('A'), posting('B')], url), {
      kind: 'none',
      flags: ['ambiguous'],
    });
  });

  it('knows a list and its links', () => {
    const list = {
      '@type': 'ItemList',
      itemListElement: [{ '@type': 'ListItem', item: posting('A', '/jobs/A?utm_source=x') }],
    };
    assert.deepEqual(choosePosting([list], url), {
      kind: 'list',
      links: ['https://careers.test/jobs/A'],
    });
  });

  it('finds nothing in nothing', () => {
    assert.deepEqual(choosePosting([null, 'x', []], url), { kind: 'none', flags: [] });
  });
});

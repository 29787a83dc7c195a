import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { listedAddresses } from './listed-addresses.ts';

const pageUrl = 'https://h.test/jobs';

function listing(...itemListElement: readonly unknown[]): object {
  return { '@type': 'ItemList', itemListElement };
}

describe('addresses of a list', () => {
  it('are those of its places, as text or as a node without a type', () => {
    const list = listing(
      { '@type': 'ListItem', position: 1, url: '/jobs/1' },
      { '@type': 'ListItem', position: 2, item: 'https://h.test/jobs/2' },
      { '@type': 'ListItem', item: { '@id': '/jobs/3' } },
      '/jobs/4',
      { url: '/jobs/1' },
    );
    const want = [1, 2, 3, 4].map((id) => `https://h.test/jobs/${id}`);
    assert.deepEqual(listedAddresses([{ '@graph': [{ mainEntity: list }] }], pageUrl), want);
  });

  it('are none where the items say what they are, and none of breadcrumbs', () => {
    const blocks = [
      listing({ '@type': 'ListItem', item: { '@type': 'Article', url: '/news/1' } }),
      listing({ '@type': 'SiteNavigationElement', url: '/about' }),
      { ...listing({ '@type': 'ListItem', item: '/jobs' }), '@type': 'BreadcrumbList' },
      listing({ '@type': 'ListItem', position: 1, name: 'no address' }, 7, null),
      null,
      'ItemList',
    ];
    assert.deepEqual(listedAddresses(blocks, pageUrl), []);
  });
});

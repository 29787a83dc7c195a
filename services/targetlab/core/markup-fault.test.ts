import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { changedMarkup } from './markup-fault.ts';

const page = `<h3 class="title"><a href="/1">A</a></h3><span itemprop="title" lang="de">B</span>
<script type="application/ld+json">{"title":"C"}</script>`;

function changed(change: Parameters<typeof changedMarkup>[2]['change']): string {
  return changedMarkup(page, 'title', { change, inJson: (json) => json.replace('C', '<D') });
}

describe('faults of fields in a page', () => {
  it('take a field away, however it is named', () => {
    const left = changed(() => undefined);
    assert.ok(!left.includes('A') && !left.includes('B'));
    assert.ok(left.includes(String.raw`{"title":"\u003cD"}`));
  });

  it('give a field another name or value', () => {
    const renamed = changed((value) => ({ name: 'headline', value }));
    assert.ok(renamed.includes('<h3 class="headline"><a href="/1">A</a></h3>'));
    assert.ok(renamed.includes('<span itemprop="headline" lang="de">B</span>'));
    assert.ok(changed(() => ({ name: 'title', value: 'X' })).includes('<h3 class="title">X</h3>'));
  });
});

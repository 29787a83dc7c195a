import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import {
  compileSelector,
  findAll,
  findFirst,
  parseFragment,
  parsePage,
  visibleText,
} from './dom.ts';

describe('tree of a page', () => {
  const page = parseFragment('<ul><li class="a b">1</li><li class="b">2<p>3</p></li></ul><p>4</p>');

  it('is searched in the order of the document', () => {
    const texts = (selector: string): readonly string[] => {
      return findAll(page, compileSelector(selector)).map((element) => visibleText(element).trim());
    };
    assert.deepEqual(texts('li.b'), ['1', '2\n3']);
    assert.deepEqual(texts('p'), ['3', '4']);
    assert.deepEqual(texts('li:nth-child(2) > p'), ['3']);
  });

  it('is searched no further inside what was found', () => {
    const nested = parseFragment('<b id=1><i><b id=2>x</b></i></b><b id=3></b>');
    const found = findAll(nested, compileSelector('b'));
    assert.deepEqual(
      found.map(({ attribs }) => attribs['id']),
      ['1', '3'],
    );
  });

  it('is searched below the scope only', () => {
    const second = findFirst(page, compileSelector('li:not(.a)'));
    assert.ok(second !== undefined);
    assert.equal(findAll(second, compileSelector('p')).length, 1);
    assert.equal(findFirst(second, compileSelector('li')), undefined);
  });

  it('shows blocks on lines of their own, and no scripts', () => {
    const text = visibleText(
      parseFragment('<div>a<br>b</div><script>x</script><style>y</style><p>c &amp; d</p>'),
    );
    assert.deepEqual(
      text.split(/\n+/u).filter((line) => line !== ''),
      ['a', 'b', 'c & d'],
    );
  });

  it('is none where the page is nested deeper than any page', () => {
    const deep = `<p>a</p>${'<div>'.repeat(1_000_000)}x`;
    assert.equal(parsePage(deep), undefined);
    assert.ok(visibleText(parseFragment(deep)).startsWith('\na'));
    assert.ok(parsePage('<div>'.repeat(500)) !== undefined);
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { createHtmlWriter } from './html-writer.ts';

describe('markup that is written', () => {
  it('ends what another element would end', () => {
    const writer = createHtmlWriter();
    const outer = writer.open('p', '');
    writer.addText('a');
    const inner = writer.open('ul', '');
    writer.close(inner);
    writer.addText('b');
    writer.close(outer);
    assert.equal(writer.html(), '<p>a</p><ul></ul>b');
  });

  it('ends all within an element with it', () => {
    const writer = createHtmlWriter();
    const list = writer.open('ul', '');
    writer.open('li', '');
    writer.open('b', '');
    writer.close(list);
    writer.addLone('br');
    assert.equal(writer.html(), '<ul><li><b></b></li></ul><br>');
  });
});

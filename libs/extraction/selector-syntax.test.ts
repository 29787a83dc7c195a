import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { compile } from 'css-select';
import { readSelector } from './selector-syntax.ts';

function selectorFault(selector: string): string | undefined {
  const read = readSelector(selector);
  return 'fault' in read ? read.fault : undefined;
}

describe('syntax of a selector', () => {
  const valid = [
    '*',
    'h1',
    'li.job > a.title',
    'a , b',
    '.-moz',
    '.--x',
    '._a-1',
    '#größe',
    '.职位',
    '.😀',
    String.raw`.\31 23`,
    String.raw`.md\:w-1\/2`,
    'x-job:not(.ad, [hidden]):nth-child(2n + 1)',
    'a[href^="/jobs,[a]"][rel=next i]',
    "[data-x='it\\'s']",
    '[data-id=12-3]',
    'dt:contains("Pay (net) > 2") + dd',
    'td:has(> a:is(.b, #c)):last-child',
    '> .card',
    ' /* one */ li ',
    'a~b',
    ':scope',
  ];
  for (const selector of valid) {
    it(`takes ${selector}`, () => {
      assert.equal(selectorFault(selector), undefined);
      compile(selector);
    });
  }

  const invalid = [
    ['', 'the end'],
    ['tr.[z', 'class after "."'],
    ['tr..z', 'class after "."'],
    ['tr.', 'class after "."'],
    ['.1st', 'class after "."'],
    ['.-1', 'class after "."'],
    ['. a', 'class after "."'],
    ['.$x', 'class after "."'],
    ['#', 'id after "#"'],
    ['##a', 'id after "#"'],
    ['#7', 'id after "#"'],
    ['a:', 'pseudo class'],
    [':1st', 'pseudo class'],
    ['!a', 'not "!"'],
    ['@media', 'not "@"'],
    ['a$', '"$"'],
    ['[]', 'attribute after "["'],
    ['[1a]', 'attribute after "["'],
    ['[a=]', 'value'],
    ['[a="b]', 'value'],
    ['[a b]', '"]" is wanted'],
    ['.a li.b*', 'must stand before'],
    ['[a]b', 'must stand before'],
    ['a,', 'the end'],
    [',a', 'not ","'],
    ['a > > b', 'not ">"'],
    ['a >', 'the end'],
    ['a:not(.b', '")" is wanted'],
    ['a:not(.b..c)', 'class after "."'],
    ['a/* b */c', 'no meaning'],
    ['a)', 'no meaning'],
    ['a\\', 'no meaning'],
    ['a{}', 'no meaning'],
    ['[constructor^=a]', 'no page has an attribute "constructor"'],
    ['li:not([Constructor|=a])', 'no page has an attribute "Constructor"'],
    ['[*|__proto__]', 'no page has an attribute "__proto__"'],
    [String.raw`[\63 onstr\uctor*=a]`, 'no page has an attribute "constructor"'],
  ] as const;
  for (const [selector, words] of invalid) {
    it(`refuses "${selector}": ${words}`, () => {
      const fault = selectorFault(selector);
      assert.ok(fault?.includes(words), fault);
    });
  }

  it('gives the parts that take time, however they are written', () => {
    const text = String.raw`dt:N\74h-child(2n + 1)/* ~ */ + [a="\"] ~ "], :is( b>c , d e)`;
    assert.deepEqual(readSelector(text), {
      parts: [
        { kind: 'pseudo', name: 'nth-child' },
        { kind: 'combinator', sign: '+' },
        { kind: 'alternative' },
        { kind: 'pseudo', name: 'is' },
        { kind: 'open' },
        { kind: 'combinator', sign: '>' },
        { kind: 'alternative' },
        { kind: 'combinator', sign: ' ' },
        { kind: 'close' },
      ],
    });
  });

  it('says where', () => {
    assert.equal(
      selectorFault('tr..z'),
      'at character 4, the name of a class after "." cannot begin with "."',
    );
  });

  it('is judged in a time that grows with the length', () => {
    for (const text of ['/*', '[a="', '\\a', 'a|', ':not(', '-', '.a']) {
      selectorFault(text.repeat(20_000));
    }
  });
});

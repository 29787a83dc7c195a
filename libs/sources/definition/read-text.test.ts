import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readText, type DefinitionFormat } from './read-text.ts';

function valueOf(text: string, format: DefinitionFormat = 'yaml'): unknown {
  const read = readText(text, format);
  assert.ok('value' in read, JSON.stringify(read));
  return read.value;
}

function complaintOf(text: string, format: DefinitionFormat = 'yaml'): string {
  const read = readText(text, format);
  assert.ok('complaints' in read, 'it was read');
  const [first] = read.complaints;
  return `${first?.line}: ${first?.path} ${first?.message}`;
}

describe('sources/definition/read-text', function () {
  // A busy machine takes its time for the largest files.
  this.timeout(30_000);

  it('takes words as text that older YAML takes for truth values', () => {
    const words = 'NO no yes on y off 12:30 2027-11-30'.split(' ');
    assert.deepEqual(valueOf(`[${words.join(', ')}]`), words);
    assert.deepEqual(valueOf('[true, ~, 1.5, 0x10]'), [true, null, 1.5, 16]);
  });

  it('knows the line of every value, and how a scalar is written', () => {
    const read = readText('a:\n  - 1\n  - b: 0x10\n\nc: |\n  text\n', 'yaml');
    assert.ok('places' in read);
    assert.deepEqual(
      ['a', 'a[0]', 'a[1].b', 'c'].map((path) => read.places.get(path)),
      [
        { line: 1 },
        { line: 2, written: '1' },
        { line: 3, written: '0x10' },
        { line: 5, written: 'text\n' },
      ],
    );
  });

  it('reads JSON as JSON has it, tabs and escapes too', () => {
    assert.deepEqual(valueOf('{\n\t"a": ["\\/\\ud83d\\ude00", 1e2]\n}', 'json'), {
      a: ['/😀', 100],
    });
  });

  it('reads a file with a byte order mark and Windows line ends', () => {
    assert.deepEqual(valueOf('\ufeffa: 1\r\nb: 2\r\n'), { a: 1, b: 2 });
  });

  it('follows aliases', () => {
    assert.deepEqual(valueOf('a: &x { b: 1 }\nc: [*x, *x]'), {
      a: { b: 1 },
      c: [{ b: 1 }, { b: 1 }],
    });
  });

  it('keeps a key that JavaScript has a meaning for as a key', () => {
    const value = valueOf('{ __proto__: { a: 1 }, constructor: 2 }');
    assert.deepEqual(Object.keys(value ?? {}), ['__proto__', 'constructor']);
  });

  for (const [what, text, complaint] of [
    [
      'a key that stands twice',
      'a: 1\nb: 2\na: 3',
      '3: a stands here a second time, first on line 1',
    ],
    [
      'tabs',
      'a:\n\tb: 1',
      '2:  is no YAML: Tabs are not allowed as indentation (indent with spaces)',
    ],
    [
      'an alias without anchor',
      'a: *x',
      '1: a has the alias *x, but no anchor before it has that name',
    ],
    ['an alias of itself', 'a: &x [1, *x]', '1: a[1] has the alias *x, but it holds itself'],
    ['a tag', 'a: !!str 1', '1: a has the tag tag:yaml.org,2002:str: a definition has no tags'],
    ['a list as a key', '? [a]\n: 1', '1:  has a key that is no text: write it in quotes'],
    ['a number as a key', 'a: 1\n2: 1', '2:  has a key that is no text: write it in quotes'],
    [
      'a directive',
      '%YAML 1.1\n---\na: NO',
      '1:  holds a directive (%): a definition is YAML 1.2 without any',
    ],
    ['two documents', 'a: 1\n---\nb: 1', '2:  holds two documents: one source a file'],
    ['nothing', '', '1:  is empty'],
    ['nothing but a comment', '# later\n', '1:  is empty'],
    ['an open text', 'a: 1\nb: "x', '2:  is no YAML: Missing closing "quote'],
  ] as const) {
    it(`refuses ${what}, with the line`, () => {
      assert.equal(complaintOf(text), complaint);
    });
  }

  it('refuses in a JSON file what only YAML takes', () => {
    assert.match(complaintOf('{\n  "a": 1,\n}', 'json'), /^3: {2}is no JSON: /);
    assert.equal(
      complaintOf('{"a": 1,\n"a": 2}', 'json'),
      '2: a stands here a second time, first on line 1',
    );
  });

  const bomb = [
    'a0: &a0 [x, x, x, x, x, x, x, x, x, x]',
    ...Array.from({ length: 9 }, (_, at) => `a${at + 1}: &a${at + 1} [${`*a${at}, `.repeat(10)}]`),
  ].join('\n');
  for (const [what, text, complaint] of [
    ['aliases that unfold to a billion values', bomb, /unfolds to more than 50000 values/],
    ['250,000 open brackets', '['.repeat(250_000), /nested more than 64 levels/],
    ['120,000 lists in lists', '- '.repeat(120_000), /nested more than 64 levels/],
    ['60,000 maps in maps', '{a: '.repeat(60_000), /nested more than 64 levels/],
    ['60,000 documents', '---\n'.repeat(19_000), /two documents/],
    ['250,000 empty lines', '\n'.repeat(250_000), /over 20000 lines/],
    ['60,000 aliases', `a: &a 1\nb: [${'*a,'.repeat(60_000)}]`, /unfolds to more than 50000/],
    [
      'a megabyte of text',
      `a: ${'x'.repeat(1_000_000)}`,
      /is 1000003 bytes long; a definition has at most 262144/,
    ],
    ['20,000 tags', '!!a '.repeat(20_000), /is no YAML/],
  ] as const) {
    it(`refuses ${what} without unfolding them`, () => {
      assert.match(complaintOf(text), complaint);
    });
  }
});

import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { pageMark } from './page-marks.ts';
import {
  enterIndex,
  indexesAround,
  nextFile,
  passFile,
  readWay,
  unreadFiles,
  type Way,
} from './sitemap-way.ts';

type Tree = Readonly<Record<string, readonly string[]>>;

/** Walks a tree of indexes as a crawl does; gives every file in the order of its reading. */
function walk(trees: Tree | readonly Tree[], filesMax = 2_000): readonly string[] {
  const read: string[] = [];
  let url = 'root';
  let cursor = '';
  while (read.length < filesMax) {
    // Each reading may find another tree: the last one stays.
    const versions = Array.isArray(trees) ? trees : [trees];
    const tree: Tree = versions[Math.min(read.length, versions.length - 1)] ?? {};
    const way: Way = readWay(cursor);
    read.push(url);
    const marks = Buffer.concat(read.map((file) => pageMark(file)));
    const named = tree[url];
    const children = named === undefined ? undefined : unreadFiles(named, marks);
    const next = children === undefined ? nextFile(way) : enterIndex(way, { url, children }).next;
    if (next === undefined) break;
    assert.ok(next.cursor.length <= 4_096, `a cursor of ${next.cursor.length} characters`);
    ({ url, cursor } = next);
  }
  return read;
}

function children(name: string, count: number, chars = 20): readonly string[] {
  return Array.from({ length: count }, (_, at) => `${name}-${at}-`.padEnd(chars, 'x'));
}

describe('way through sitemaps', () => {
  it('ends behind a file that stands alone', () => {
    assert.deepEqual(walk({}), ['root']);
    assert.equal(nextFile(readWay('')), undefined);
  });

  it('visits every child of an index in order', () => {
    const files = children('a', 5);
    assert.deepEqual(walk({ root: files }), ['root', ...files]);
  });

  it('goes on behind an index without children', () => {
    assert.deepEqual(walk({ root: [] }), ['root']);
    assert.deepEqual(walk({ root: ['empty', 'b'], empty: [] }), ['root', 'empty', 'b']);
  });

  it('reads an index again where its cursor cannot name all of its children', () => {
    const files = children('a', 500, 150);
    const read = walk({ root: files });
    assert.deepEqual(
      read.filter((url) => url !== 'root'),
      files,
    );
    const readings = read.filter((url) => url === 'root').length;
    assert.ok(readings > 1 && readings < 30, `the index was read ${readings} times`);
  });

  it('visits the children of indexes in indexes, each once', () => {
    const tree = {
      root: ['i1', 'leaf', 'i2'],
      i1: ['i11', 'a'],
      i11: ['b', 'c'],
      i2: ['d'],
    };
    // Small as they are, none of them is read twice.
    assert.deepEqual(walk(tree), ['root', 'i1', 'i11', 'b', 'c', 'a', 'leaf', 'i2', 'd']);
  });

  it('visits all children of large indexes in a large index', () => {
    const indexes = children('i', 30, 150);
    // Six as large as the root, the others small: each file read looks at all around it again.
    const below = (url: string, at: number) => children(`${url}f`, at % 5 === 0 ? 30 : 2, 170);
    const tree = Object.fromEntries(indexes.map((url, at) => [url, below(url, at)]));
    const leaves = walk({ root: indexes, ...tree }).filter((url) => /f-/u.test(url));
    assert.deepEqual(leaves, Object.values(tree).flat());
  });

  it('leaves out what stands deeper than three indexes, and says so', () => {
    const tree = { root: ['i1', 'last'], i1: ['i2'], i2: ['i3'], i3: ['too-deep'] };
    const read = walk(tree);
    assert.ok(!read.includes('too-deep'));
    assert.equal(read.at(-1), 'last');
    let way = readWay('');
    for (const url of ['root', 'i1', 'i2']) {
      const { next, isTooDeep } = enterIndex(way, { url, children: [`below ${url}`] });
      assert.equal(isTooDeep, false);
      way = readWay(next?.cursor ?? '');
    }
    assert.deepEqual(indexesAround(way), ['root', 'i1', 'i2']);
    assert.equal(enterIndex(way, { url: 'i3', children: ['x'] }).isTooDeep, true);
  });

  it('does not enter an index whose way would not fit into a checkpoint', () => {
    const long = (name: string) => `https://a.test/${name.padEnd(2_000, 'x')}`;
    const tree = { root: [long('i'), 'last'], [long('i')]: [long('j')], [long('j')]: [long('k')] };
    assert.deepEqual(walk(tree).at(-1), 'last');
  });

  const files60 = children('a', 60, 150);
  const changes: Readonly<Record<string, readonly string[]>> = {
    'has new children in front': ['new-0', 'new-1', ...files60],
    'is in another order': files60.toReversed(),
    'has lost the child that came last': files60.filter((_, at) => at !== 26),
    'has lost the children that were read': files60.slice(20),
  };
  for (const [what, changed] of Object.entries(changes)) {
    it(`loses no child where the index ${what} when it is read again`, () => {
      const read = walk([{ root: files60 }, { root: changed }]).filter((url) => url !== 'root');
      assert.deepEqual(
        changed.filter((url) => !read.includes(url)),
        [],
      );
      assert.equal(new Set(read).size, read.length, 'none comes twice');
    });
  }

  it('remembers that a file could not be read', () => {
    const { next } = enterIndex(readWay(''), { url: 'root', children: ['a', 'b'] });
    const way = readWay(next?.cursor ?? '');
    assert.equal(way.hasGap, false);
    const passed = passFile(way);
    assert.equal(passed?.url, 'b');
    assert.equal(readWay(passed?.cursor ?? '').hasGap, true);
  });

  it('goes on where version 0.1 left off', () => {
    const way = readWay('{"up":[["root",27,"aY3-bQ_xZ01",1,["b","c"]]],"gap":1}');
    const up = [{ url: 'root', given: 27, ahead: ['b', 'c'], hasMore: true }];
    assert.deepEqual(way, { up, resume: undefined, hasGap: true });
    assert.equal(readWay('{"up":[],"resume":[27,"aY3-bQ_xZ01"]}').resume, 27);
  });

  for (const cursor of ['x', '7', '[]', '{}', '{"up":[1]}', '{"up":[["a","b","c"]]}', 'null']) {
    it(`begins anew with the cursor ${cursor}`, () => {
      assert.deepEqual(readWay(cursor), { up: [], resume: undefined, hasGap: false });
    });
  }
});

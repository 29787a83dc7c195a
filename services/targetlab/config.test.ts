import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readConfig } from './config.ts';

describe('settings of TargetLab', () => {
  it('are one board of each kind on free ports when nothing is set', () => {
    const config = readConfig({});
    assert.deepEqual(
      config.boards.map((board) => board.strategy),
      ['html', 'json', 'structured'],
    );
    assert.deepEqual(config.listen, { host: '127.0.0.1', port: 0 });
  });

  it('open many boards, and boards at addresses of their own', () => {
    const { boards } = readConfig({ TARGETLAB_BOARDS: 'html-list*50, json@127.0.0.9:8080' });
    assert.equal(boards.length, 51);
    assert.equal(boards[0]?.hasDetails, false);
    assert.deepEqual(boards[50]?.listen, { host: '127.0.0.9', port: 8080 });
  });

  it('name every setting that is wrong', () => {
    assert.throws(
      () => readConfig({ TARGETLAB_BOARDS: 'rss', TARGETLAB_PAGE_SIZE: '0' }),
      /TARGETLAB_BOARDS: has "rss".*TARGETLAB_PAGE_SIZE: is "0"/su,
    );
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readEnvironment } from '#libs/runtime/env.ts';
import { readPracticeHosts } from './practice-hosts.ts';

function read(text: string): readonly string[] {
  const env = readEnvironment({ JOBRADAR_PRACTICE_HOSTS: text });
  const hosts = readPracticeHosts(env);
  env.complete();
  return [...hosts];
}

describe('practice hosts', () => {
  it('may be none', () => assert.deepEqual(read(''), []));

  for (const [entry, host] of [
    ['127.0.0.1:8081', '127.0.0.1:8081'],
    ['LAB.test:80', 'lab.test:80'],
    ['[::1]:80', '[::1]:80'],
    ['[0:0:0:0:0:0:0:1]:9000', '[::1]:9000'],
  ] as const) {
    it(`take ${entry} as ${host}`, () => assert.deepEqual(read(entry), [host]));
  }

  for (const entry of [
    '127.0.0.1',
    '127.0.0.0/8:80',
    '*:80',
    '::1:80',
    '[::1]',
    '[::x]:80',
    'a.test:0',
    'a.test:70000',
    'http://a.test:80',
    'a.test:80/x',
    'me@a.test:80',
  ]) {
    it(`refuse ${entry} by name`, () => {
      assert.throws(
        () => read(`b.test:80,${entry}`),
        (error: unknown) => String(error).includes(`JOBRADAR_PRACTICE_HOSTS: holds "${entry}"`),
      );
    });
  }
});

import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Resolved } from './adapters/resolve-name.ts';
import { explainAddress } from './explain-address.ts';

const practiceHosts = new Set(['lab.test:8081']);

function look(url: string, resolved: Resolved) {
  const resolveName = async (): Promise<Resolved> => resolved;
  const about = { url: new URL(url), isCovered: true, msLeft: 9_000 };
  return explainAddress({ practiceHosts, resolveName }, about);
}

const at = (...addresses: readonly string[]): Resolved => ({ kind: 'addresses', addresses });

describe('explainAddress', () => {
  it('lets a name of public addresses be contacted', async () => {
    const told = await look('https://a.test/', at('8.8.8.8', '2606:4700::1'));
    assert.deepEqual([told.answer, told.port], ['EXPLAINED_ANSWER_YES', 443]);
    assert.deepEqual(
      told.addresses?.map(({ reason }) => reason),
      ['public', 'public'],
    );
  });

  it('refuses a name with one bad address, and says which and what it is', async () => {
    const told = await look('http://a.test:81/', at('8.8.8.8', '10.0.0.7'));
    assert.equal(told.answer, 'EXPLAINED_ANSWER_NO');
    assert.match(told.reason ?? '', /^10\.0\.0\.7 must not be contacted \(private use/);
    assert.deepEqual(
      told.addresses?.map(({ allowed }) => allowed),
      [true, false],
    );
  });

  it('lets a practice host be private, on its port only', async () => {
    const practice = await look('http://lab.test:8081/', at('127.0.0.1'));
    assert.deepEqual([practice.answer, practice.practiceHost], ['EXPLAINED_ANSWER_YES', true]);
    assert.match(practice.addresses?.[0]?.reason ?? '', /loopback.*allowed for a practice host/);
    const other = await look('http://lab.test:8082/', at('127.0.0.1'));
    assert.deepEqual([other.answer, other.practiceHost], ['EXPLAINED_ANSWER_NO', false]);
  });

  it('does not know where the lookup fails', async () => {
    const told = await look('http://a.test/', { kind: 'failed', reason: 'gone' });
    assert.deepEqual([told.answer, told.reason], ['EXPLAINED_ANSWER_UNKNOWN', 'gone']);
  });

  it('looks nothing up for a host that no source covers', async () => {
    let lookups = 0;
    const resolveName = async (): Promise<Resolved> => {
      lookups += 1;
      return at('8.8.8.8');
    };
    const about = { url: new URL('http://a.test/'), isCovered: false, msLeft: 9_000 };
    const told = await explainAddress({ practiceHosts, resolveName }, about);
    assert.deepEqual([told.answer, lookups], [undefined, 0]);
  });
});

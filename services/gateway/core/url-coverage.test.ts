import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { coverageOf, type CoverageCandidate } from './url-coverage.ts';

const url = { hostname: 'jobs.acme.test', hostPair: 'jobs.acme.test:443', path: '/careers/1' };

function source(sourceId: string, changes: Partial<CoverageCandidate> = {}): CoverageCandidate {
  const place = { hosts: [url.hostPair], pathPrefixes: [], isInside: true, isDeleted: false };
  return { sourceId, ...place, ...changes };
}

describe('coverageOf', () => {
  it('chooses the longest path prefix, and shows the weaker ones', () => {
    const { sourceId, told } = coverageOf(
      url,
      [source('wide'), source('narrow', { pathPrefixes: ['/careers/'] })],
      undefined,
    );
    assert.equal(sourceId, 'narrow');
    assert.deepEqual(told.candidates, [
      { name: 'sources/narrow', fit: 'FIT_CHOSEN', detail: 'paths /careers/' },
      { name: 'sources/wide', fit: 'FIT_WEAKER', detail: 'every path' },
    ]);
  });

  it('chooses none of two that cover it alike', () => {
    const { sourceId, told } = coverageOf(url, [source('b'), source('a')], undefined);
    assert.equal(sourceId, undefined);
    assert.match(told.reason ?? '', /sources\/a and sources\/b alike: name the source/);
    assert.deepEqual(
      told.candidates?.map(({ fit }) => fit),
      ['FIT_TIED', 'FIT_TIED'],
    );
  });

  it('says by what the neighbours miss it', () => {
    const outside = { isInside: false };
    const hosts = Array.from({ length: 7 }, (_, index) => `h${index}.acme.test:443`);
    const { told } = coverageOf(
      url,
      [
        source('host', { ...outside, hosts }),
        source('port', { ...outside, hosts: ['jobs.acme.test:8443'] }),
        source('path', { ...outside, pathPrefixes: ['/jobs', '/stellen'] }),
      ],
      undefined,
    );
    assert.equal(told.reason, 'no source covers jobs.acme.test:443/careers/1: register one');
    assert.deepEqual(told.candidates, [
      { name: 'sources/path', fit: 'FIT_OTHER_PATH', detail: 'paths /jobs, /stellen' },
      { name: 'sources/port', fit: 'FIT_OTHER_PORT', detail: 'hosts jobs.acme.test:8443' },
      {
        name: 'sources/host',
        fit: 'FIT_OTHER_HOST',
        detail: `hosts ${hosts.slice(0, 5).join(', ')} and 2 more`,
      },
    ]);
  });

  it('says that a deleted source covered the URL, and chooses it only by name', () => {
    const gone = source('gone', { isDeleted: true });
    const { sourceId, told } = coverageOf(url, [gone], undefined);
    assert.equal(sourceId, undefined);
    assert.match(told.reason ?? '', /: sources\/gone, which did, is deleted; undelete it$/);
    assert.deepEqual(told.candidates, []);
    assert.equal(coverageOf(url, [gone, source('live')], undefined).sourceId, 'live');
    assert.equal(coverageOf(url, [gone], 'gone').sourceId, 'gone');
  });

  it('asks only the source that was named', () => {
    const named = source('acme', { isInside: false, hosts: ['other.test:80'] });
    const { sourceId, told } = coverageOf(url, [named], 'acme');
    assert.equal(sourceId, undefined);
    assert.equal(told.reason, 'sources/acme does not cover jobs.acme.test:443/careers/1');
    assert.deepEqual(told.candidates, [
      { name: 'sources/acme', fit: 'FIT_NONE', detail: 'hosts other.test:80' },
    ]);
  });

  it('tells at most twenty', () => {
    const many = Array.from({ length: 30 }, (_, index) => source(`s${index}`, { isInside: false }));
    assert.equal(coverageOf(url, many, undefined).told.candidates?.length, 20);
  });
});

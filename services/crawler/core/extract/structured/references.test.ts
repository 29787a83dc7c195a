import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { withReferences } from './references.ts';

const page = 'https://a.test/jobs/1';

describe('references of a posting', () => {
  it('are followed to the nodes that they name, on the page in any block', () => {
    const organization = { '@id': 'https://a.test/jobs/1#org', name: 'Acme' };
    const address = { '@id': '_:b1', addressLocality: 'Berlin' };
    const place = { '@id': '#place', address: { '@id': '_:b1' } };
    const posting = { hiringOrganization: { '@id': '#org' }, jobLocation: [{ '@id': '#place' }] };
    const found = withReferences(posting, [{ '@graph': [organization, [address]] }, place], page);
    assert.deepEqual(found, {
      hiringOrganization: organization,
      jobLocation: [{ ...place, address }],
    });
  });

  it('stay what they are where they lead nowhere or in a circle', () => {
    const posting = { hiringOrganization: { '@id': '#a', '@type': 'Organization' } };
    assert.deepEqual(withReferences(posting, [posting], page), posting);
    const ring = { '@id': '#a', logo: { '@id': '#a' } };
    const found = withReferences(posting, [ring], page);
    assert.deepEqual(found['hiringOrganization'], { '@id': '#a', logo: ring });
  });

  it('cost nothing where there are none', () => {
    const posting = { hiringOrganization: { '@id': '#a', name: 'Acme' }, title: 'x' };
    assert.equal(withReferences(posting, [posting], page), posting);
  });
});

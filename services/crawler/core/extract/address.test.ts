import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readAddress, readParts } from './address.ts';

describe('addresses', () => {
  const context = { locale: 'en-US', sourceCountry: null };
  const empty = { street: '', city: '', region: '', postalCode: '', country: '' };

  it('keep their text, and as much as can be told apart', () => {
    assert.deepEqual(readAddress('Bonn,  Germany', context), {
      place: { text: 'Bonn, Germany', city: 'Bonn', country: 'DE' },
    });
    assert.deepEqual(readAddress(' ', context), {});
  });

  it('are no places where a label stands in their stead', () => {
    for (const text of ['Remote', '2 Locations', 'N/A', 'Hybrid']) {
      assert.deepEqual(readAddress(text, context), { words: text });
      assert.deepEqual(readParts({ ...empty, city: text }, context), { words: text });
    }
    assert.deepEqual(readParts({ ...empty, city: 'Remote', country: 'US' }, context), {
      words: 'Remote, US',
    });
  });

  it('are the city that stands beside a way of working', () => {
    const hybrid = readParts({ ...empty, city: 'Hybrid - Bonn', country: 'DE' }, context);
    assert.equal(hybrid.place?.city, 'Bonn');
    assert.equal(hybrid.words, 'Hybrid - Bonn');
    const whole = readParts({ ...empty, city: 'Bonn, Germany', region: 'N/A' }, context);
    assert.equal(whole.place?.country, 'DE');
  });

  it('are in the country that is named, else in the one the same text would be in', () => {
    const austin = { ...empty, city: 'Austin', region: 'TX' };
    assert.equal(readParts(austin, context).place?.country, 'US');
    assert.equal(readParts({ ...austin, country: 'Mexico' }, context).place?.country, 'MX');
    const roma = { ...empty, city: 'Roma', region: 'RM' };
    assert.equal(readParts(roma, { ...context, sourceCountry: 'IT' }).place?.country, 'IT');
    assert.equal(readParts(roma, context).place?.country, undefined);
  });

  it('are none where no part is given', () => {
    assert.deepEqual(readParts(empty, context), {});
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { countriesOfCode, countriesOfRegion, isRegionName } from './regions.ts';

describe('regions', () => {
  it('are known by name in their countries', () => {
    assert.deepEqual(countriesOfRegion('Ontario'), ['CA']);
    assert.deepEqual(countriesOfRegion('bavaria'), ['DE']);
    assert.deepEqual(countriesOfRegion('Atlantis'), []);
  });

  it('are known by code, some only at home', () => {
    assert.deepEqual(countriesOfCode('WA', []), ['US', 'AU']);
    assert.deepEqual(countriesOfCode('D.C.', []), ['US']);
    assert.deepEqual(countriesOfCode('SP', []), []);
    assert.deepEqual(countriesOfCode('SP', ['BR']), ['BR']);
    assert.deepEqual(countriesOfCode('UT', ['NL']), ['US', 'NL']);
    assert.deepEqual(countriesOfCode('CDMX', ['MX']), ['MX']);
    assert.deepEqual(countriesOfCode('ny', []), []);
  });

  it('are cities where a big one has the name', () => {
    assert.equal(isRegionName('Texas'), true);
    assert.equal(isRegionName('New York'), false);
  });
});

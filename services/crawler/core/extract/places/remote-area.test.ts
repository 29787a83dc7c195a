import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { areaOf, areasOf, uniqueAreas } from './remote-area.ts';

describe('areas of remote work', () => {
  it('are countries, groups of them, and states', () => {
    assert.deepEqual(areaOf('within the UK'), { country: 'GB' });
    assert.deepEqual(areaOf('EMEA only'), { region: 'EMEA' });
    assert.deepEqual(areaOf('based in Texas'), { region: 'Texas' });
    assert.equal(areaOf('Springfield'), undefined);
  });

  it('are one where a state stands with its country', () => {
    assert.deepEqual(areasOf(['Texas', 'USA']), [{ region: 'Texas' }]);
    assert.deepEqual(areasOf(['EMEA', 'USA']), [{ region: 'EMEA' }, { country: 'US' }]);
  });

  it('are named once', () => {
    assert.deepEqual(uniqueAreas([{ country: 'DE' }, { country: 'DE' }]), [{ country: 'DE' }]);
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readEnvironment } from './env.ts';
import { readKeptDays } from './retention.ts';

const rule = { what: '', since: '', rowsMax: 1, isWalk: false };
const rules = {
  'old-things': { ...rule, days: 30, daysMin: 7 },
  fixed: { ...rule, days: 1 / 24, daysMin: undefined },
};

describe('the days that rows are kept', () => {
  it('are those of the rules unless they are set', () => {
    const usual = readKeptDays(readEnvironment({}), rules);
    assert.deepEqual([usual('old-things'), usual('fixed')], [30, 1 / 24]);
    const given = {
      JOBRADAR_RETENTION_DAYS_OLD_THINGS: '400',
      JOBRADAR_RETENTION_DAYS_FIXED: '3',
    };
    const set = readKeptDays(readEnvironment(given), rules);
    assert.deepEqual([set('old-things'), set('fixed')], [400, 1 / 24]);
  });

  it('are refused below what others rely on', () => {
    const env = readEnvironment({ JOBRADAR_RETENTION_DAYS_OLD_THINGS: '6' });
    readKeptDays(env, rules);
    assert.throws(() => env.complete(), /JOBRADAR_RETENTION_DAYS_OLD_THINGS: is "6", must be/u);
  });
});

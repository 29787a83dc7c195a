import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { apiLock } from '#libs/proto/generate/api-lock.ts';
import { loadRoot } from '#libs/proto/generate/root.ts';

describe('the lock of the API', () => {
  it('holds the policies, rules, reasons and enum numbers that proto/ says', () => {
    const locked = readFileSync(new URL('../../proto/api.lock.json', import.meta.url), 'utf8');
    // A change is meant: look at the difference, then run: npm run proto -- --lock
    assert.deepEqual(JSON.parse(apiLock(loadRoot())), JSON.parse(locked));
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { FieldViolation } from '#libs/runtime/errors.ts';
import { checkSelector } from './check-selector.ts';
import { complaintsInto } from './complaints.ts';

function complaintOf(selector: string): string | undefined {
  const found: FieldViolation[] = [];
  checkSelector(selector, 'selector', complaintsInto(found, 'rule'));
  assert.ok(found.length <= 1);
  return found[0]?.description;
}

describe('check of a selector', () => {
  it('finds nothing wrong with a good one', () => {
    assert.equal(complaintOf('li.job:not(.ad) > a[href]'), undefined);
  });

  for (const { what, selector } of [
    { what: 'a class without a name', selector: 'tr..z' },
    { what: 'a class whose name is none', selector: 'tr.[z' },
    { what: 'a pseudo class that nobody knows', selector: 'li:shiny' },
    { what: 'a count that is none', selector: 'li:nth-child(x)' },
    { what: 'a costly one', selector: 'p ~ p ~ p' },
    { what: 'nothing at all', selector: '' },
  ]) {
    it(`names the selector of ${what}`, () => {
      const complaint = complaintOf(selector) ?? '';
      assert.ok(complaint.startsWith(`"${selector}" `), complaint);
      assert.ok(complaint.length > selector.length + 10, complaint);
    });
  }

  it('names the beginning of one that is too long', () => {
    const complaint = complaintOf(`.long${'x'.repeat(1_000)}`) ?? '';
    assert.match(complaint, /^"\.longx+…" must have at most 512 characters$/);
    assert.ok(complaint.length < 200);
  });
});

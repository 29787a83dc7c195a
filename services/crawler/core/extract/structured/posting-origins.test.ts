import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Node } from './node.ts';
import { identifierPath, originsOfPosting } from './posting-origins.ts';

function origins(node: Node, salary = whole): Readonly<Record<string, string | undefined>> {
  const found = originsOfPosting(node, {
    method: 'METHOD_MICRODATA',
    salary,
    placeReading: {
      places: [{ text: 'x' }],
      workplace: 'WORKPLACE_REMOTE',
      remoteFrom: [{ country: 'DE' }],
      worldwide: false,
      flags: [],
    },
  });
  assert.ok(found.every(({ method }) => method === 'METHOD_MICRODATA'));
  return Object.fromEntries(found.map(({ field, path }) => [field ?? '', path]));
}

const whole = {
  minAmount: '1',
  maxAmount: '2',
  currencyCode: 'EUR',
  period: 'PERIOD_YEAR',
} as const;

describe('origins of a posting', () => {
  it('name the value that gave each part of the pay', () => {
    const value = { minValue: 1, maxValue: 2, unitText: 'YEAR' };
    const found = origins({ baseSalary: { currency: 'EUR', value } });
    assert.equal(found['salary.min_amount'], 'baseSalary.value.minValue');
    assert.equal(found['salary.max_amount'], 'baseSalary.value.maxValue');
    assert.equal(found['salary.currency_code'], 'baseSalary.currency');
    assert.equal(found['salary.period'], 'baseSalary.value.unitText');
  });

  it('know the loose shapes of pay', () => {
    const found = origins({ salaryCurrency: 'EUR', baseSalary: '1 - 2 a year' });
    assert.equal(found['salary.min_amount'], 'baseSalary');
    assert.equal(found['salary.currency_code'], 'salaryCurrency');
    assert.equal(origins({ baseSalary: { price: 1 } })['salary.min_amount'], 'baseSalary.price');
  });

  it('name where the places come from', () => {
    const remote = { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: 'DE' };
    const found = origins({ jobLocation: { address: 'x' }, directApply: true, ...remote });
    assert.equal(found['places'], 'jobLocation.address');
    assert.equal(found['workplace'], 'jobLocationType');
    assert.equal(found['remote_from'], 'applicantLocationRequirements');
    assert.equal(found['direct_apply'], 'directApply');
    const address = origins({ jobLocation: { address: 'Remote, DE' } });
    assert.equal(address['workplace'], 'jobLocation.address');
    assert.equal(address['remote_from'], 'jobLocation.address');
  });

  it('name where the id stands', () => {
    assert.equal(identifierPath({ identifier: 'x' }), 'identifier');
    assert.equal(identifierPath({ identifier: { value: 1 } }), 'identifier.value');
    assert.equal(identifierPath({ identifier: { '@id': 'x' } }), 'identifier.@id');
  });
});

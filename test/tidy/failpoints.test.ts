import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { probeNames } from '#libs/runtime/probe.ts';
import {
  complaintsAboutFailpoints,
  findFailpoints,
  productionSources,
} from '../../scripts/failpoints.ts';
import { boundaries } from '../drills/boundaries.ts';

describe('failpoints', () => {
  const found = findFailpoints(productionSources());
  const drilled = Object.keys(boundaries);

  it('are all listed, reached by the code, and killed at by a drill', () => {
    assert.deepEqual(complaintsAboutFailpoints({ found, names: probeNames, drilled }), []);
  });

  it('without a drill are found out', () => {
    const fewer = drilled.filter((name) => name !== 'gateway.outbox-published');
    assert.deepEqual(complaintsAboutFailpoints({ found, names: probeNames, drilled: fewer }), [
      'gateway.outbox-published: no drill reaches it',
    ]);
  });

  it('are found with their place, also where a call chooses between two', () => {
    const text = [
      "await probe('gateway.outbox-marked');",
      'await probe(',
      "  isEnd ? 'gateway.end-committed' : 'gateway.wait-committed',",
      ');',
    ].join('\n');
    assert.deepEqual(findFailpoints([{ path: 'services/gateway/x.ts', text }]), [
      { name: 'gateway.outbox-marked', place: 'services/gateway/x.ts:1' },
      { name: 'gateway.end-committed', place: 'services/gateway/x.ts:2' },
      { name: 'gateway.wait-committed', place: 'services/gateway/x.ts:2' },
    ]);
  });

  it('that only one side knows are complained about', () => {
    const sources = [{ path: 'services/gateway/x.ts', text: "await probe('gateway.new');" }];
    const facts = {
      found: findFailpoints(sources),
      names: ['gateway.old'],
      drilled: ['gateway.old'],
    };
    assert.deepEqual(complaintsAboutFailpoints(facts), [
      'gateway.old: no code reaches it',
      'services/gateway/x.ts:1: gateway.new is not listed in libs/runtime/probe.ts',
      'gateway.new: no drill reaches it',
      'gateway.old: has a drill, but no code reaches it',
    ]);
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { markOf, marksOf, releasedTopologies, topologyMark } from './topology-mark.ts';
import { bindings, exchanges, queues } from './topology-model.ts';

describe('topology mark', () => {
  it('is the newest of the released ones: a changed model adds a line there', () => {
    assert.equal(releasedTopologies.at(-1)?.mark, topologyMark);
  });

  it('changes with every argument, and not with the order of keys', () => {
    const [queue, ...others] = queues;
    assert.ok(queue !== undefined);
    const backwards = Object.fromEntries(Object.entries(queue.arguments).toReversed());
    const same = [{ arguments: backwards, name: queue.name }, ...others];
    assert.equal(markOf({ bindings, exchanges, queues: same }), topologyMark);
    const changed = [{ ...queue, arguments: { ...queue.arguments, 'x-max-length': 1 } }, ...others];
    assert.notEqual(markOf({ exchanges, queues: changed, bindings }), topologyMark);
    assert.match(topologyMark, /^jobradar\.topology\.[0-9a-f]{12}$/u);
  });

  it('stands beside those of before whose services can still work, and replaces the others', () => {
    const released = [
      { mark: 'first', isServed: false },
      { mark: 'second', isServed: true },
      { mark: 'third', isServed: false },
    ];
    assert.deepEqual(marksOf(released), { held: ['second', 'third'], retired: ['first'] });
  });
});

import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { describe, it } from 'mocha';
import { freePort, freePorts } from '../../deploy/local/ports.ts';

describe('free ports', () => {
  // Every third one belongs to somebody else.
  const taken = Object.fromEntries(
    Array.from({ length: 6_000 }, (_, index) => [String(index), 15_000 + index * 3]),
  );

  it('in a row are all free, not only the first', async () => {
    for (let round = 0; round < 20; round += 1) {
      const [first = 0, second = 0, ...more] = await freePorts(2, taken);
      assert.deepEqual([second, more], [first + 1, []]);
      assert.notEqual(first % 3, 0);
      assert.notEqual(second % 3, 0);
    }
    await assert.rejects(freePorts(3, taken), /No 3 free ports in a row/u);
  });

  it('are nobody else’s: not a listener’s, and not handed out twice', async () => {
    const server = createServer();
    server.listen(await freePort(), '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    assert.ok(address !== null && typeof address === 'object');
    const found = new Set<number>([address.port]);
    for (let round = 0; round < 100; round += 1) {
      const port = await freePort();
      assert.ok(!found.has(port), `${port} was handed out before`);
      found.add(port);
    }
    server.close();
  });
});

/* Drills that are the same on every series of RabbitMQ. */
import { before, describe } from 'mocha';
import { rabbitTree, type RabbitSeries } from '../../deploy/local/rabbitmq-tree.ts';
import { openState } from '../../deploy/local/state.ts';
import { messageOf } from '#libs/runtime/errors.ts';

/**
 * Describes drills once for each series. Where a series cannot be had on this machine, for want of
 * its packages or of the network, its drills count as skipped, and the reason is told.
 */
export function onEachSeries(
  title: string,
  series: readonly RabbitSeries[],
  drills: (series: RabbitSeries) => void,
): void {
  for (const each of series) {
    describe(`${title}, on RabbitMQ ${each}`, function () {
      this.timeout(300_000);
      before(async function () {
        const missing = await rabbitTree(openState('test'), each).then(() => undefined, messageOf);
        if (missing === undefined) return;
        process.stdout.write(`    skipped: RabbitMQ ${each} cannot be had here: ${missing}\n`);
        this.skip();
      });
      drills(each);
    });
  }
}

import { log, setLogService } from '#libs/telemetry/log.ts';
import { stopRequested } from '#libs/runtime/stop.ts';
import { readConfig, type TargetLabConfig } from './config.ts';
import { describeBoard, startControl } from './control.ts';
import { createTargetLab } from './target-lab.ts';

setLogService('targetlab');
try {
  await serve(readConfig(process.env));
} catch (error) {
  log.error('targetlab cannot start', { error });
  process.exitCode = 1;
}

async function serve(config: TargetLabConfig): Promise<void> {
  const stop = stopRequested();
  await using resources = new AsyncDisposableStack();
  const lab = resources.use(
    createTargetLab({
      seed: config.seed,
      jobs: config.jobs,
      pageSize: config.pageSize,
      listen: config.listen,
      ...(config.publicName === undefined ? {} : { name: config.publicName }),
    }),
  );
  for (const wish of config.boards) await lab.open(wish);
  const control = resources.use(await startControl(lab, config.controlListen));
  log.info('targetlab ready', {
    control_address: control.address,
    boards: lab.boards.map(describeBoard),
  });
  log.info('targetlab stops', { signal: await stop });
}

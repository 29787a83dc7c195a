/* The practice boards of a local run: one per strategy, always at the same addresses, because an
 * address is part of a source's and of a job's identity. */
import { z } from 'zod';
import { fixedPortsOf } from './ports.ts';
import { startService } from './services.ts';
import type { LocalRun } from './supervise.ts';

export type Board = z.infer<typeof boardShape>;

const boardShape = z.object({
  id: z.string(),
  strategy: z.enum(['html', 'json', 'structured', 'sitemap']),
  host: z.string(),
  seedUrl: z.string(),
  jobs: z.number(),
  pageSize: z.number(),
  hasDetails: z.boolean(),
});
const readyShape = z.object({ control_address: z.string(), boards: z.array(boardShape) });

/** The boards that run. */
export interface PracticeBoards {
  readonly control: string;
  readonly boards: readonly Board[];
}

/** Starts TargetLab. */
export async function startTargetLab(run: LocalRun): Promise<PracticeBoards> {
  const ports = await fixedPortsOf(run.state, ['html', 'json', 'structured', 'lab-control']);
  const boards = (['html', 'json', 'structured'] as const).map(
    (strategy) => `${strategy}@127.0.0.1:${ports[strategy]}`,
  );
  const { ready } = await startService(run, 'targetlab', {
    TARGETLAB_BOARDS: boards.join(','),
    TARGETLAB_CONTROL_LISTEN: `127.0.0.1:${ports['lab-control']}`,
  });
  const { control_address: control, boards: started } = readyShape.parse(ready);
  return { control, boards: started };
}

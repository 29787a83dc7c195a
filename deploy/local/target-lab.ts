/* The practice boards of a local run: one per strategy or those that were asked for, always at the
 * same addresses, because an address is part of a source's and of a job's identity. */
import { z } from 'zod';
import { listenText } from '#libs/runtime/env.ts';
import { strategies } from '../../services/targetlab/config.ts';
import { freeId, type BoardWish } from '../../services/targetlab/target-lab.ts';
import type { GivenSettings } from './given-settings.ts';
import { fixedPortsOf } from './ports.ts';
import { startService } from './services.ts';
import type { LocalRun } from './supervise.ts';

export type Board = z.infer<typeof boardShape>;

const boardShape = z.object({
  id: z.string(),
  strategy: z.enum(strategies),
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
export async function startTargetLab(
  run: LocalRun,
  given: Pick<GivenSettings, 'boards' | 'lab'>,
): Promise<PracticeBoards> {
  const named = withIds(given.boards);
  const unplaced = named.filter(({ listen }) => listen === undefined).map(({ id }) => id);
  const ports: Readonly<Record<string, number>> = await fixedPortsOf(run.state, [
    ...unplaced,
    'lab-control',
  ]);
  const boards = named.map(({ id, strategy, hasDetails, listen }) => {
    const at = listenText(listen ?? { host: '127.0.0.1', port: ports[id] ?? 0 });
    return `${strategy}${hasDetails === false ? '-list' : ''}@${at}`;
  });
  const { ready } = await startService(run, 'targetlab', {
    ...given.lab,
    TARGETLAB_BOARDS: boards.join(','),
    TARGETLAB_CONTROL_LISTEN: `127.0.0.1:${ports['lab-control']}`,
  });
  const { control_address: control, boards: started } = readyShape.parse(ready);
  return { control, boards: started };
}

/* TargetLab names its boards by strategy in their order; a port is kept under that name. */
function withIds(wishes: readonly BoardWish[]): readonly (BoardWish & { readonly id: string })[] {
  const taken = new Set<string>();
  return wishes.map((wish) => {
    const id = freeId(wish.strategy, taken);
    taken.add(id);
    return { ...wish, id };
  });
}

import { parseListenAddress, readEnvironment, type ListenAddress } from '#libs/runtime/env.ts';
import type { BoardWish } from './target-lab.ts';
import { atsKinds } from './core/ats/ats-kind.ts';
import type { Strategy } from './core/job.ts';

/** Settings of the practice board. */
export interface TargetLabConfig {
  /** Address of the first board; the next ones count the port up, 0 = each a free port. */
  readonly listen: ListenAddress;
  readonly controlListen: ListenAddress;
  /** Host name in addresses and links; undefined = the listening address. */
  readonly publicName: string | undefined;
  readonly boards: readonly BoardWish[];
  readonly jobs: number;
  readonly pageSize: number;
  readonly seed: number;
}

/** Reads the settings; throws one error that lists all that is wrong. */
export function readConfig(source: Readonly<Record<string, string | undefined>>): TargetLabConfig {
  const env = readEnvironment(source);
  const boards: BoardWish[] = [];
  const words = env.list('TARGETLAB_BOARDS');
  for (const word of words.length === 0 ? ['html', 'json', 'structured'] : words) {
    const wishes = parseBoards(word);
    if (wishes === undefined) {
      env.complain(
        `TARGETLAB_BOARDS: has "${word}", must be STRATEGY, STRATEGY-list, STRATEGY*COUNT or ` +
          `STRATEGY@HOST:PORT with a strategy of ${strategies.join(', ')}`,
      );
    } else boards.push(...wishes);
  }
  const config: TargetLabConfig = {
    listen: env.listen('TARGETLAB_LISTEN', '127.0.0.1:0'),
    controlListen: env.listen('TARGETLAB_CONTROL_LISTEN', '127.0.0.1:0'),
    publicName: env.optionalText('TARGETLAB_PUBLIC_NAME'),
    boards,
    jobs: env.integer('TARGETLAB_JOBS', { min: 0, max: 100_000, fallback: 45 }),
    pageSize: env.integer('TARGETLAB_PAGE_SIZE', { min: 1, max: 1_000, fallback: 20 }),
    seed: env.integer('TARGETLAB_SEED', { min: 0, max: 1_000_000_000, fallback: 1 }),
  };
  env.complete();
  return config;
}

/** What boards can show. */
export const strategies: readonly Strategy[] = [
  'html',
  'json',
  'search',
  'structured',
  'microdata',
  'sitemap',
  ...atsKinds,
];

const pattern = new RegExp(
  String.raw`^(?<strategy>${strategies.join('|')})(?<list>-list)?` +
    String.raw`(?:\*(?<count>[1-9]\d{0,2})|@(?<address>\S+))?$`,
  'u',
);

/** `html`, `html-list` (no detail pages), `html*50`, `html@127.0.0.1:8081`. */
function parseBoards(word: string): readonly BoardWish[] | undefined {
  const groups = pattern.exec(word)?.groups;
  const strategy = strategies.find((known) => known === groups?.['strategy']);
  if (groups === undefined || strategy === undefined) return undefined;
  const wish: BoardWish = { strategy, hasDetails: groups['list'] === undefined };
  const address = groups['address'];
  if (address === undefined) {
    return Array.from({ length: Number(groups['count'] ?? '1') }, () => wish);
  }
  const listen = parseListenAddress(address);
  return listen === undefined ? undefined : [{ ...wish, listen }];
}

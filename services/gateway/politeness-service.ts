import type { Handlers } from '#libs/grpc/handlers.ts';
import type { PolitenessServiceDefinition } from '#libs/proto/gen/jobradar/worker/v1/PolitenessService.ts';
import { createDefinitionStore } from './adapters/definition-store.ts';
import { createRobotsStore } from './adapters/robots-store.ts';
import type { ProtocolDeps } from './protocol-deps.ts';
import { reserveFetches } from './permits.ts';
import { getRobots, putRobots } from './robots.ts';
import { settleFetches } from './settle-fetches.ts';

/** One limit per site, and one robots.txt per origin, for all workers together. */
export function politenessHandlers(deps: ProtocolDeps): Handlers<PolitenessServiceDefinition> {
  const definitions = createDefinitionStore();
  const robots = createRobotsStore(deps.database);
  return {
    ReserveFetches: (_context, request) => reserveFetches({ deps, definitions }, request),
    SettleFetches: (_context, request) => settleFetches(deps, request),
    GetRobots: (_context, request) => getRobots({ deps, robots, definitions }, request),
    PutRobots: (_context, request) => putRobots({ deps, robots, definitions }, request),
  };
}

/* The rows of dead letters as tests look at them. */
import { statement } from '#libs/postgres/database.ts';
import type { ProtocolWorld } from './gateway-protocol-world.ts';

/** A row of the table. */
export interface SeenLetter {
  readonly dead_letter_id: string;
  readonly tenant_id: string | null;
  readonly cause: string;
  readonly state: string;
  readonly task_id: string | null;
  readonly ended_task_id: string | null;
  readonly source_id: string | null;
  readonly site_key: string | null;
  readonly wish: Readonly<Record<string, unknown>> | null;
  readonly failure_reason: string | null;
  readonly failure: { readonly occurTime?: unknown; readonly message?: string } | null;
  readonly body: Buffer | null;
  readonly message: Readonly<Record<string, unknown>> | null;
}

const seeLetters = statement<SeenLetter>(
  'test-see-letters',
  'select * from dead_letters order by create_time, dead_letter_id',
);

/** All of them, the oldest first. */
export const lettersOf = (world: ProtocolWorld) => world.database.rows(seeLetters);

/** The dead letter that the failure of a crawl leads to. */
export async function namedByFailure(world: ProtocolWorld, taskId: string): Promise<unknown> {
  const row = await world.database.first(seeNamed, [taskId]);
  return row?.name;
}

const seeNamed = statement<{ readonly name: string | null }>(
  'test-see-named',
  `select failure ->> 'deadLetter' as name from crawl_tasks where task_id = $1`,
);

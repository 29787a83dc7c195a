/* Dead letters of the public API's world: what the protocol would write, a test writes by SQL. */
import { randomUUID } from 'node:crypto';
import type { ApiWorld } from './gateway-api-world.ts';

/** A dead letter and its crawl, by their names. */
export interface Stored {
  readonly name: string;
  readonly crawl: string;
}

/** A crawl that ended FAILED, with its dead letter. */
export async function failedCrawl(world: ApiWorld, sourceId = 'acme'): Promise<Stored> {
  const crawl = await world.createCrawl({
    source: `sources/${sourceId}`,
    seedUrl: `https://${sourceId}.test/jobs?q=${randomUUID()}`,
    maxPages: 7,
    labels: { team: 'data' },
  });
  const taskId = crawl.name.replace('crawls/', '');
  await world.sql(
    `update crawl_tasks set state = 'FAILED', end_time = now(),
       failure_reason = 'FAILURE_REASON_SEED_GONE' where task_id = $1`,
    [taskId],
  );
  const [row] = await world.sql(
    `insert into dead_letters (tenant_id, cause, task_id, ended_task_id, source_id, site_key, wish,
       failure, failure_reason)
     select tenant_id, 'PERMANENT_FAILURE', task_id, task_id, source_id, site_key,
       jsonb_build_object('seedUrl', seed_url, 'maxPages', max_pages, 'priority', priority,
         'labels', labels),
       '{"reason":"FAILURE_REASON_SEED_GONE"}', failure_reason
     from crawl_tasks where task_id = $1 returning dead_letter_id`,
    [taskId],
  );
  return { name: `deadLetters/${String(row?.['dead_letter_id'])}`, crawl: crawl.name };
}

/** A letter of no crawl that is known. */
export async function strayLetter(world: ApiWorld, cause = 'INVALID_MESSAGE'): Promise<string> {
  const [row] = await world.sql(
    `insert into dead_letters (cause, failure, failure_reason, letter_key, body, message)
     values ($1, '{"reason":"FAILURE_REASON_INVALID_MESSAGE"}', 'FAILURE_REASON_INVALID_MESSAGE',
       gen_random_uuid()::text, $2, '{"queue":"jobradar.crawl.http","deathReason":"rejected"}')
     returning dead_letter_id`,
    [cause, Buffer.from([0xff, 0x00])],
  );
  return `deadLetters/${String(row?.['dead_letter_id'])}`;
}

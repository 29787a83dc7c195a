import { heldStates, quoted, waitingStates } from '../../services/gateway/core/task-state.ts';
import { bound, type Check } from './check.ts';
import { receiptsAgainstCounts } from './receipt-counts.ts';

/* Crawls that were accepted and that nothing will end, and ends that do not hold what they say. */

const openDispatch = `('DUE', 'CLAIMED', 'PUBLISHED')`;
const proofs = `('TOTAL_REACHED', 'NO_NEXT_PAGE', 'SHORT_LAST_PAGE')`;

/** The checks within one schema whose findings are lost work. */
export const lostChecks: readonly Check[] = [
  {
    name: 'waits-without-dispatch',
    kind: 'lost',
    what: 'A crawl waits, but no open dispatch will start it',
    schema: 'gateway',
    text: `
      select jsonb_build_object('crawl', 'crawls/' || t.task_id) as ids,
        jsonb_build_object('state', t.state, 'dispatch', t.dispatch_id,
          'dispatch_state', d.state) as evidence
      from gateway.crawl_tasks t left join gateway.dispatches d using (dispatch_id)
      where t.end_time is null and t.state in (${quoted(waitingStates)})
        and (d.state is null or d.state not in ${openDispatch})`,
  },
  {
    name: 'runs-without-lease',
    kind: 'lost',
    what: 'A crawl runs, but nobody holds its lease: no sweeper will miss it',
    schema: 'gateway',
    text: `
      select jsonb_build_object('crawl', 'crawls/' || t.task_id) as ids,
        jsonb_build_object('state', t.state, 'epoch', t.epoch) as evidence
      from gateway.crawl_tasks t left join gateway.leases l using (task_id)
      where t.end_time is null and t.state in (${quoted(heldStates)}) and l.task_id is null`,
  },
  {
    name: 'finishes-without-seal-row',
    kind: 'lost',
    what: 'A crawl is FINISHING, but no duty knows that it has to be sealed',
    schema: 'gateway',
    text: `
      select jsonb_build_object('crawl', 'crawls/' || t.task_id) as ids,
        jsonb_build_object('verdict', t.verdict) as evidence
      from gateway.crawl_tasks t left join gateway.unsealed u using (task_id)
      where t.end_time is null and t.state = 'FINISHING' and u.task_id is null`,
  },
  {
    name: 'succeeded-without-every-page',
    kind: 'lost',
    what: 'A crawl SUCCEEDED although its list was not read to a proven end, or something failed',
    schema: 'gateway',
    text: `
      select jsonb_build_object('crawl', 'crawls/' || t.task_id) as ids,
        jsonb_build_object('completeness', t.completeness, 'list_end', t.list_end,
          'list_pages_read', t.list_pages_read, 'item_failures', t.item_failure_count,
          'counts', t.counts) as evidence
      from gateway.crawl_tasks t
      where t.state = 'SUCCEEDED'
        and (t.completeness is distinct from 'COMPLETE'
          or t.list_end is null or t.list_end not in ${proofs}
          or t.list_pages_read = 0 or t.item_failure_count > 0
          or coalesce((t.counts ->> 'pagesFailed')::int, 0) > 0
          or coalesce((t.counts ->> 'itemsFailed')::int, 0) > 0
          or coalesce((t.counts ->> 'jobsRejected')::int, 0) > 0)`,
  },
  {
    name: 'failed-without-cause',
    kind: 'lost',
    what: 'A crawl FAILED without saying why',
    schema: 'gateway',
    text: `
      select jsonb_build_object('crawl', 'crawls/' || t.task_id) as ids,
        jsonb_build_object('failure_reason', t.failure_reason) as evidence
      from gateway.crawl_tasks t
      where t.state = 'FAILED' and (t.failure_reason is null or t.failure is null)`,
  },
  {
    name: 'failed-without-letter',
    kind: 'lost',
    what: 'A crawl FAILED, and no dead letter tells those who could replay it',
    schema: 'gateway',
    // Crawls that failed before there were letters have none, and a resolved one is deleted.
    text: `
      select jsonb_build_object('crawl', 'crawls/' || t.task_id) as ids,
        jsonb_build_object('failure_reason', t.failure_reason, 'end_time', t.end_time) as evidence
      from gateway.crawl_tasks t
      left join gateway.dead_letters l on l.ended_task_id = t.task_id
      where t.state = 'FAILED' and l.dead_letter_id is null
        and t.end_time > now() - ${bound('comparedDays')} * interval '1 day'
        and t.end_time > (
          select apply_time from gateway.migrations where name = '0004_dead_letters.sql')`,
  },
  {
    name: 'receipts-not-counted',
    kind: 'lost',
    what: 'The counts of a run lack effects that its receipts prove',
    schema: 'storage',
    text: receiptsAgainstCounts('more'),
  },
  {
    name: 'current-version-missing',
    kind: 'lost',
    what: 'A job points to a version that is not there',
    schema: 'storage',
    text: `
      select jsonb_build_object('job', 'jobs/' || j.job_id) as ids,
        jsonb_build_object('version', j.version) as evidence
      from storage.jobs j left join storage.job_versions v using (job_id, version)
      where v.job_id is null`,
  },
];

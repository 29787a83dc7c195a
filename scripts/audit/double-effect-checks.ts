import {
  isFinal,
  mayGo,
  quoted,
  taskStates,
  waitingStates,
  type TaskState,
} from '../../services/gateway/core/task-state.ts';
import type { Check } from './check.ts';
import { receiptsAgainstCounts } from './receipt-counts.ts';

/* Effects that stand twice, and orders of events that the protocol does not know. */

// A take-over and a further deferral are no transitions of the table, nor is a message that is sent
// again: the crawl stays where it is.
const stays: readonly TaskState[] = [...waitingStates, 'RUNNING'];

/** Every step that an event may tell, as an SQL list of pairs. */
const knownSteps = taskStates
  .flatMap((from) =>
    taskStates
      .filter((to) => mayGo(from, to) || (from === to && stays.includes(to)))
      .map((to) => `('${from}', '${to}')`),
  )
  .join(', ');

const crawls: readonly Check[] = [
  {
    name: 'completed-twice',
    kind: 'double_effect',
    what: 'More than one execution of a crawl completed it',
    schema: 'gateway',
    text: `
      select jsonb_build_object('crawl', 'crawls/' || task_id) as ids,
        jsonb_build_object('epochs', jsonb_agg(epoch order by epoch)) as evidence
      from gateway.executions
      where outcome = 'COMPLETED'
      group by task_id
      having count(*) > 1`,
  },
  {
    name: 'ended-twice',
    kind: 'double_effect',
    what: 'The history of a crawl tells more than one end, or an end that it does not have',
    schema: 'gateway',
    text: `
      select jsonb_build_object('crawl', 'crawls/' || e.task_id) as ids,
        jsonb_build_object('state', t.state, 'ends', e.ends) as evidence
      from (
        select task_id, jsonb_agg(to_state order by seq) as ends, count(*) as n
        from gateway.task_events
        where to_state in (${quoted(taskStates.filter(isFinal))})
        group by task_id
      ) e
      join gateway.crawl_tasks t using (task_id)
      where e.n > 1 or t.state <> e.ends ->> 0`,
  },
  {
    name: 'history-does-not-fit',
    kind: 'double_effect',
    what: 'A crawl was changed without an event, or an event tells a change that was not made',
    schema: 'gateway',
    // Each change raises the version and writes an event; a worker that was taken for lost and
    // speaks again raises it too (CUT_OFF), but changes no state.
    text: `
      select jsonb_build_object('crawl', 'crawls/' || t.task_id) as ids,
        jsonb_build_object('version', t.version, 'events', coalesce(e.n, 0),
          'cut_off', coalesce(x.n, 0), 'last_event', e.last) as evidence
      from gateway.crawl_tasks t
      left join (
        select task_id, count(*) as n, max(seq) as last from gateway.task_events group by task_id
      ) e using (task_id)
      left join (
        select task_id, count(*) as n from gateway.executions
        where outcome = 'CUT_OFF' group by task_id
      ) x using (task_id)
      where t.version <> coalesce(e.n, 0) + coalesce(x.n, 0) or coalesce(e.last, 0) > t.version`,
  },
  {
    name: 'unknown-step',
    kind: 'double_effect',
    what: 'The history of a crawl holds a step that the state table does not know',
    schema: 'gateway',
    text: `
      select jsonb_build_object('crawl', 'crawls/' || task_id, 'seq', seq::text) as ids,
        jsonb_build_object('from', from_state, 'to', to_state, 'before', came_from,
          'epoch', epoch, 'epoch_before', epoch_before, 'actor', actor) as evidence
      from (
        select task_id, seq, from_state, to_state, actor, epoch,
          lag(to_state) over w as came_from, lag(epoch) over w as epoch_before
        from gateway.task_events
        window w as (partition by task_id order by seq)
      ) e
      where case when seq = 1 then from_state is not null or to_state <> 'PENDING'
        else from_state is distinct from came_from
          or (from_state, to_state) not in (${knownSteps})
          or epoch < epoch_before
        end`,
  },
  {
    name: 'epochs-do-not-fit',
    kind: 'double_effect',
    what: 'The executions of a crawl are not one for each epoch that was given',
    schema: 'gateway',
    text: `
      select jsonb_build_object('crawl', 'crawls/' || t.task_id) as ids,
        jsonb_build_object('epoch', t.epoch, 'executions', coalesce(e.n, 0),
          'newest', e.newest) as evidence
      from gateway.crawl_tasks t
      left join (
        select task_id, count(*) as n, max(epoch) as newest from gateway.executions group by task_id
      ) e using (task_id)
      where t.epoch <> coalesce(e.n, 0) or t.epoch <> coalesce(e.newest, 0)`,
  },
  {
    name: 'started-after-the-end',
    kind: 'double_effect',
    what: 'An execution of a crawl began after its end',
    schema: 'gateway',
    text: `
      select jsonb_build_object('crawl', 'crawls/' || e.task_id, 'epoch', e.epoch::text) as ids,
        jsonb_build_object('state', t.state, 'end_time', t.end_time,
          'start_time', e.start_time) as evidence
      from gateway.executions e join gateway.crawl_tasks t using (task_id)
      where e.start_time > t.end_time`,
  },
  {
    name: 'given-up-twice',
    kind: 'double_effect',
    what: 'A crawl has more than one dead letter for its end',
    schema: 'gateway',
    text: `
      select jsonb_build_object('crawl', 'crawls/' || ended_task_id) as ids,
        jsonb_build_object('dead_letters', jsonb_agg(dead_letter_id), 'causes', jsonb_agg(cause))
          as evidence
      from gateway.dead_letters
      where ended_task_id is not null
      group by ended_task_id
      having count(*) > 1`,
  },
  {
    name: 'letter-without-failure',
    kind: 'double_effect',
    what: 'A dead letter says that a crawl was given up on, which ended otherwise',
    schema: 'gateway',
    // A letter may be written with the verdict already, before the crawl has ended.
    text: `
      select jsonb_build_object('dead_letter', 'deadLetters/' || l.dead_letter_id,
          'crawl', 'crawls/' || t.task_id) as ids,
        jsonb_build_object('state', t.state, 'cause', l.cause) as evidence
      from gateway.dead_letters l join gateway.crawl_tasks t on t.task_id = l.ended_task_id
      where t.end_time is not null and t.state <> 'FAILED'`,
  },
];

const jobs: readonly Check[] = [
  {
    name: 'counted-twice',
    kind: 'double_effect',
    what: 'The counts of a run hold effects that no receipt proves',
    schema: 'storage',
    text: receiptsAgainstCounts('fewer'),
  },
  {
    name: 'version-repeats',
    kind: 'double_effect',
    what: 'A version of a job says nothing that the one before did not say',
    schema: 'storage',
    text: `
      select jsonb_build_object('job', 'jobs/' || job_id, 'version', version::text) as ids,
        jsonb_build_object('crawl', 'crawls/' || task_id, 'state', state) as evidence
      from (
        select job_id, version, task_id, state, content_hash, hash_version,
          lag(content_hash) over w as hash_before, lag(hash_version) over w as hashed_as,
          lag(state) over w as state_before
        from storage.job_versions
        window w as (partition by job_id order by version)
      ) v
      where content_hash = hash_before and hash_version = hashed_as and state = state_before`,
  },
  {
    name: 'older-over-newer',
    kind: 'double_effect',
    what: 'A version of a job was made of an older page than the version before it',
    schema: 'storage',
    text: `
      select jsonb_build_object('job', 'jobs/' || job_id, 'version', version::text) as ids,
        jsonb_build_object('crawl', 'crawls/' || task_id, 'observe_time', observe_time,
          'before', seen_before) as evidence
      from (
        select job_id, version, task_id, observe_time, lag(observe_time) over w as seen_before
        from storage.job_versions
        window w as (partition by job_id order by version)
      ) v
      where observe_time < seen_before`,
  },
  {
    name: 'versions-do-not-fit',
    kind: 'double_effect',
    what: 'The versions of a job leave one out, or go beyond its current one',
    schema: 'storage',
    // Old versions may have been deleted, so the first one that is left may be any.
    text: `
      select jsonb_build_object('job', 'jobs/' || v.job_id) as ids,
        jsonb_build_object('current', j.version, 'first', v.first, 'last', v.last,
          'versions', v.n) as evidence
      from (
        select job_id, min(version) as first, max(version) as last, count(*) as n
        from storage.job_versions group by job_id
      ) v
      left join storage.jobs j using (job_id)
      where j.job_id is null or v.last > j.version or v.n <> v.last - v.first + 1`,
  },
  {
    name: 'job-twice',
    kind: 'double_effect',
    what: 'One posting of a source stands as more than one job',
    schema: 'storage',
    text: `
      select jsonb_build_object('tenant', tenant_id, 'source', 'sources/' || source_id,
          'external_id', external_id) as ids,
        jsonb_build_object('jobs', jsonb_agg(job_id order by job_id)) as evidence
      from storage.jobs
      group by tenant_id, source_id, external_id
      having count(*) > 1`,
  },
];

/** The checks within one schema whose findings are effects that stand twice. */
export const doubleEffectChecks: readonly Check[] = [...crawls, ...jobs];

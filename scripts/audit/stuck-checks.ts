import { quoted, waitingStates } from '../../services/gateway/core/task-state.ts';
import { before, bound, secondsSince, type Check } from './check.ts';

/* What a duty should have taken up by now. */

const depthOf = (queue: string): string => `(select (v -> 'depths' ->> ${queue})::int from bounds)`;

/** The checks whose findings lag behind. */
export const stuckChecks: readonly Check[] = [
  {
    name: 'due-not-picked',
    kind: 'stuck',
    what: 'A dispatch is due, its slots and the window are free, and no relay takes it',
    schema: 'gateway',
    // One look at the head of each lane: a million dispatches cost no more than their lanes.
    text: `
      select jsonb_build_object('dispatch', d.dispatch_id, 'crawl', 'crawls/' || d.task_id) as ids,
        jsonb_build_object('queue', l.queue, 'due_seconds', ${secondsSince('d.available_at')},
          'lane_open', l.is_open, 'lane_head', l.head_at) as evidence
      from gateway.lanes l
      join gateway.source_slots s using (tenant_id, source_id)
      join gateway.tenant_slots t using (tenant_id)
      cross join lateral (
        select * from gateway.dispatches d
        where d.lane_id = l.lane_id and d.state = 'DUE'
        order by d.available_at
        limit 1
      ) d
      where s.used < s.slots and t.used < t.slots
        and d.available_at < ${before('due')}
        and (select count(*) from gateway.dispatches f
          where f.queue = l.queue and f.state in ('CLAIMED', 'PUBLISHED')) < ${bound('window')}`,
  },
  {
    name: 'relay-claim-over',
    kind: 'stuck',
    what: 'A relay took a dispatch and died, and no other took it up',
    schema: 'gateway',
    text: `
      select jsonb_build_object('dispatch', d.dispatch_id, 'crawl', 'crawls/' || d.task_id) as ids,
        jsonb_build_object('over_seconds', ${secondsSince('d.claim_until')},
          'last_error', d.last_error) as evidence
      from gateway.dispatches d
      where d.state = 'CLAIMED' and d.claim_until < ${before('relayClaim')}`,
  },
  {
    name: 'published-not-started',
    kind: 'stuck',
    what: 'A message was sent and is gone: its queue is empty, and nobody began its crawl',
    schema: 'gateway',
    text: `
      select jsonb_build_object('dispatch', d.dispatch_id, 'crawl', 'crawls/' || d.task_id) as ids,
        jsonb_build_object('queue', d.queue, 'copy', d.copy,
          'out_seconds', ${secondsSince('d.publish_time')}) as evidence
      from gateway.dispatches d
      where d.state = 'PUBLISHED' and d.publish_time < ${before('published')}
        and ${depthOf('d.queue')} = 0`,
  },
  {
    name: 'lease-not-swept',
    kind: 'stuck',
    what: 'A lease ran out, and no sweeper took it',
    schema: 'gateway',
    text: `
      select jsonb_build_object('crawl', 'crawls/' || l.task_id, 'epoch', l.epoch::text) as ids,
        jsonb_build_object('over_seconds', ${secondsSince('l.until')}) as evidence
      from gateway.leases l
      where l.until < ${before('lease')}`,
  },
  {
    name: 'slice-without-end',
    kind: 'stuck',
    what: 'A worker keeps a crawl for longer than any slice may last',
    schema: 'gateway',
    text: `
      select jsonb_build_object('crawl', 'crawls/' || l.task_id, 'epoch', l.epoch::text) as ids,
        jsonb_build_object('age_seconds', ${secondsSince('l.start_time')}) as evidence
      from gateway.leases l
      where l.start_time < ${before('slice')}`,
  },
  {
    name: 'not-sealed',
    kind: 'stuck',
    what: 'A verdict stands, and the run of its crawl is still not sealed',
    schema: 'gateway',
    text: `
      select jsonb_build_object('crawl', 'crawls/' || u.task_id) as ids,
        jsonb_build_object('age_seconds', ${secondsSince('u.create_time')},
          'attempts', u.attempts) as evidence
      from gateway.unsealed u
      where u.create_time < ${before('unsealed')}`,
  },
  {
    name: 'deadline-passed',
    kind: 'stuck',
    what: 'A crawl still waits although its expiry or its wall time has passed',
    schema: 'gateway',
    text: `
      select jsonb_build_object('crawl', 'crawls/' || t.task_id) as ids,
        jsonb_build_object('state', t.state, 'over_seconds', ${secondsSince('t.deadline_time')})
          as evidence
      from gateway.crawl_tasks t
      where t.end_time is null and t.deadline_time < ${before('deadline')}
        and t.state in (${quoted(waitingStates)})`,
  },
  {
    name: 'letters-not-taken',
    kind: 'stuck',
    what: 'Letters lie in the dead-letter queue, and no gateway takes them',
    schema: 'gateway',
    text: `
      select jsonb_build_object('queue', q.queue) as ids,
        jsonb_build_object('messages', q.messages::int) as evidence
      from bounds, jsonb_each_text(v -> 'depths') as q (queue, messages)
      where q.queue = v ->> 'deadLetterQueue' and q.messages::int > 0`,
  },
  {
    name: 'messages-of-nobody',
    kind: 'stuck',
    what: 'Messages lie in a queue although no dispatch of it is out, and no worker drops them',
    schema: 'gateway',
    text: `
      select jsonb_build_object('queue', q.queue) as ids,
        jsonb_build_object('messages', q.messages::int) as evidence
      from bounds, jsonb_each_text(v -> 'depths') as q (queue, messages)
      where q.queue <> v ->> 'deadLetterQueue' and q.messages::int > 0
        and not exists (
          select from gateway.dispatches d
          where d.queue = q.queue and d.state in ('CLAIMED', 'PUBLISHED'))`,
  },
];

import { bound } from './check.ts';

const outcomes = ['created', 'updated', 'unchanged', 'reopened', 'stale', 'rejected'] as const;

/** Runs with more or with fewer receipts than they counted, of any outcome. */
export function receiptsAgainstCounts(receipts: 'more' | 'fewer'): string {
  const sign = receipts === 'more' ? '>' : '<';
  const columns = outcomes.map(
    (name) => `count(*) filter (where outcome = '${name.toUpperCase()}') as ${name}`,
  );
  // Each outcome for itself, so that two errors do not level out.
  const differ = outcomes.map((name) => `coalesce(c.${name}, 0) ${sign} r.jobs_${name}`);
  const pairs = outcomes.map(
    (name) => `'${name}', jsonb_build_array(coalesce(c.${name}, 0), r.jobs_${name})`,
  );
  return `
      select jsonb_build_object('crawl', 'crawls/' || r.task_id) as ids,
        jsonb_build_object('receipts_and_counts', jsonb_build_object(${pairs.join(', ')}))
          as evidence
      from storage.runs r
      left join (
        select task_id, ${columns.join(', ')} from storage.receipts group by task_id
      ) c using (task_id)
      where coalesce(r.sealed_time, 'infinity')
          > now() - ${bound('comparedDays')} * interval '1 day'
        and (${differ.join(' or ')})`;
}

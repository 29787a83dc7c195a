/*
 * What an authorisation covers, in SQL: the hosts and paths of its grant, which stand beside it.
 */

/** Whether the authorisation of a row of `sources` covers these `host:port` pairs and paths. */
export function covers(
  source: string,
  { hosts, paths }: Record<'hosts' | 'paths', string>,
): string {
  return `(
  ${hosts} <@ ${source}.authorized_hosts
  and (${source}.authorized_paths = '{}' or (${paths} <> '{}' and not exists (
    select from unnest(${paths}) path
    where not exists (
      select from unnest(${source}.authorized_paths) prefix where starts_with(path, prefix))))))`;
}

/**
 * Whether a row of `crawl_tasks` has pinned a revision, other than the current one of its source,
 * that the authorisation does not cover: a crawl fetches by what it has pinned.
 */
export function outgrows(task: string, source: string): string {
  return `(
  ${task}.source_revision <> ${source}.revision and exists (
    select from source_revisions r
    cross join lateral (
      select
        array(
          select unnest(case when host ~ ':[0-9]{1,5}$' then array[host]
            else array[host || ':80', host || ':443'] end)
          from jsonb_array_elements_text(r.definition -> 'allowedHosts') host) as hosts,
        array(
          select jsonb_array_elements_text(r.definition -> 'allowedPathPrefixes')) as paths
    ) pinned
    where (r.tenant_id, r.source_id, r.revision)
        = (${task}.tenant_id, ${task}.source_id, ${task}.source_revision)
      and not ${covers(source, { hosts: 'pinned.hosts', paths: 'pinned.paths' })}))`;
}

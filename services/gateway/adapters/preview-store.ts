import { statement, type Queries } from '#libs/postgres/database.ts';

/** A preview that fetches: who may book permits in its name, for which site, and for how long. */
export interface NewPreview {
  readonly previewId: string;
  readonly tenantId: string;
  readonly sourceId: string;
  readonly revision: number;
  readonly url: string;
  readonly siteKey: string;
  readonly lastsMs: number;
}

const insert = statement<{ until_ms: number }>(
  'insert-preview',
  `
  insert into previews (preview_id, tenant_id, source_id, revision, url, site_key, until)
  values ($1, $2, $3, $4, $5, $6, now() + $7::float8 * interval '1 ms')
  returning extract(epoch from until)::float8 * 1000 as until_ms`,
);

const remove = statement<never>('end-preview', 'delete from previews where preview_id = $1');

// Beyond its end by so much that nobody is in the middle of a booking in its name.
const removeOver = statement<never>(
  'remove-over-previews',
  "delete from previews where until < now() - interval '1 minute'",
);

/** Lets permits be booked for a preview; tells until when, by the database's clock. */
export async function beginPreview(
  tx: Queries,
  preview: NewPreview,
): Promise<{ readonly untilMs: number }> {
  const { previewId, tenantId, sourceId, revision, url, siteKey, lastsMs } = preview;
  const values = [previewId, tenantId, sourceId, revision, url, siteKey, lastsMs];
  const [row] = await tx.rows(insert, values);
  if (row === undefined) throw new Error('An insert gave no row');
  return { untilMs: row.until_ms };
}

/** No permit is booked for it any more; those that are open are given back by the duty. */
export async function endPreview(queries: Queries, previewId: string): Promise<void> {
  await queries.run(remove, [previewId]);
}

/** Deletes the previews whose gateway died before it could end them. */
export async function removeOverPreviews(queries: Queries): Promise<void> {
  await queries.run(removeOver);
}

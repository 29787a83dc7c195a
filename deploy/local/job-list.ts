/* The jobs of an installation, read by public RPCs, and a table of some of them. */
import type { Job } from '#libs/proto/gen/jobradar/v1/Job.ts';
import type { PublicApi } from './public-api.ts';

const pageSize = 200;

/** Every job of the caller's tenant; whole ones where `isWhole`. */
export async function readJobs(api: PublicApi, isWhole: boolean): Promise<readonly Job[]> {
  const jobs: Job[] = [];
  let pageToken = '';
  do {
    const page = await api.jobs.ListJobs({ pageSize, pageToken });
    jobs.push(...page.jobs);
    pageToken = page.nextPageToken;
  } while (pageToken !== '');
  if (!isWhole) return jobs;
  const whole: Job[] = [];
  // A list leaves descriptions and evidence out.
  for (const { name } of jobs) {
    const { job } = await api.jobs.GetJob({ name });
    if (job !== null) whole.push(job);
  }
  return whole;
}

const columns: readonly { readonly title: string; readonly width: number }[] = [
  { title: 'title', width: 34 },
  { title: 'company', width: 22 },
  { title: 'place', width: 14 },
  { title: 'salary', width: 18 },
  { title: 'posted', width: 10 },
];

/** The first jobs as a table, with Chinese characters counted as wide as they are. */
export function jobTable(jobs: readonly Job[], rowsMax: number): string {
  const rows = jobs
    .slice(0, rowsMax)
    .map(({ record }) => [
      record?.title ?? '',
      record?.company?.name ?? '',
      record?.places[0]?.city ?? record?.locationText ?? '',
      record?.salary?.text ?? '',
      record?.posted?.date ?? '',
    ]);
  const lines = [columns.map(({ title }) => title), ...rows].map((cells) =>
    columns
      .map(({ width }, index) => fit(cells[index] ?? '', width))
      .join('  ')
      .trimEnd(),
  );
  const more = jobs.length - rows.length;
  return [...lines, ...(more > 0 ? [`… and ${more} more`] : [])].join('\n');
}

function fit(text: string, width: number): string {
  let shown = '';
  let used = 0;
  for (const character of text) {
    const wide = isWide(character) ? 2 : 1;
    if (used + wide > width) break;
    shown += character;
    used += wide;
  }
  return shown + ' '.repeat(width - used);
}

// Scripts and signs that a terminal shows in two columns.
const wide = [
  [0x1100, 0x115f],
  [0x2e80, 0xa4cf],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe4f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
] as const;

function isWide(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return wide.some(([first, last]) => code >= first && code <= last);
}

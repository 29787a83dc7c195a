import type { RawJob } from './raw-job.ts';
import { safeText } from './text.ts';

/** Makes every text of a posting storable and marks the posting where that changed one. */
export function cleanJob(job: RawJob): RawJob {
  let isCleaned = false;
  const clean = (text: string): string => {
    const safe = safeText(text);
    isCleaned ||= safe.isCleaned;
    return safe.text;
  };
  const values = job.values.map((value) => {
    // The identity stays as it is: the record is refused where it cannot be stored.
    return value.field === 'external_id' ? value : { ...value, values: value.values.map(clean) };
  });
  const description =
    job.description === undefined
      ? {}
      : { description: { html: clean(job.description.html), text: clean(job.description.text) } };
  const flags = isCleaned ? [...job.flags, 'text_cleaned'] : job.flags;
  return { ...job, values, ...description, flags };
}

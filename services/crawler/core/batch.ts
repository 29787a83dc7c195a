import type { JobRecord$Input } from '#libs/proto/gen/jobradar/v1/JobRecord.ts';

const itemsMax = 200;
const octetsMax = 2 * 1_024 * 1_024;
const plainOctets = 2_048;
const octetsPerChar = 3;

/** The size of a batch that is being filled. */
export interface BatchSize {
  readonly items: number;
  readonly octets: number;
}

/** An empty batch. */
export const emptyBatch: BatchSize = { items: 0, octets: 0 };

/** Tells whether a further observation of this size still fits: 200, or 2 MiB. */
export function fitsBatch(size: BatchSize, octets: number): boolean {
  return size.items < itemsMax && (size.items === 0 || size.octets + octets <= octetsMax);
}

/** The size with one observation more. */
export function withItem(size: BatchSize, octets: number): BatchSize {
  return { items: size.items + 1, octets: size.octets + octets };
}

/** An upper estimate of a record's size on the wire, by its long texts. */
export function recordOctets(record: JobRecord$Input): number {
  const texts = [
    record.descriptionHtml,
    record.descriptionText,
    record.responsibilities,
    record.qualifications,
    record.benefits,
  ];
  const chars = texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);
  const further = Object.values(record.attributes ?? {});
  const furtherChars = further.reduce((sum, text) => sum + text.length, 0);
  return plainOctets + (chars + furtherChars) * octetsPerChar;
}

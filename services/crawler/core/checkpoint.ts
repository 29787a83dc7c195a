import type {
  Checkpoint,
  Checkpoint$Input,
} from '#libs/proto/gen/jobradar/worker/v1/Checkpoint.ts';
import { firstPlan, type Plan } from './plan.ts';
import { emptyShape, shapeFromWire, shapeToWire, type Shape } from './run-shape.ts';

const format = 1;
const pendingMax = 200;
const pendingOctetsMax = 256 * 1_024;
const gapsMax = 200;

/** Everything up to which the work is stored. */
export interface Progress {
  readonly plan: Plan;
  /** Detail pages of the plan's list page that are still open, in its order. */
  readonly openUrls: readonly string[];
  readonly shape: Shape;
}

/** Writes the progress as the gateway stores it. */
export function toCheckpoint({ plan, openUrls, shape }: Progress): Checkpoint$Input {
  return {
    format,
    nextPage: plan.page,
    nextUrl: plan.url ?? '',
    cursor: plan.cursor,
    pendingDetailUrls: fittingUrls(openUrls),
    listPagesRead: plan.listPagesRead,
    detailPagesRead: plan.detailPagesRead,
    gaps: plan.gaps.slice(0, gapsMax),
    ...(plan.reportedTotal === undefined ? {} : { reportedTotal: plan.reportedTotal }),
    pageFingerprints: plan.fingerprints,
    pageAddresses: plan.addresses,
    lastItems: plan.lastItems,
    limitHit: plan.limitHit,
    listEnd: plan.listEnd,
    itemsFound: plan.itemsFound,
    fullPageItems: plan.fullPageItems,
    filterFingerprint: plan.filterFingerprint,
    shape: shapeToWire(shape),
  };
}

/** Where to go on; a checkpoint of an unknown format begins anew. */
export function progressFrom(checkpoint: Checkpoint | null): Progress {
  if (checkpoint === null || checkpoint.format !== format) {
    return { plan: firstPlan, openUrls: [], shape: emptyShape };
  }
  return {
    plan: planOf(checkpoint),
    openUrls: checkpoint.pendingDetailUrls,
    shape: shapeFromWire(checkpoint.shape),
  };
}

function planOf(checkpoint: Checkpoint): Plan {
  return {
    page: checkpoint.nextPage,
    url: checkpoint.nextUrl === '' ? undefined : checkpoint.nextUrl,
    cursor: checkpoint.cursor,
    listPagesRead: checkpoint.listPagesRead,
    detailPagesRead: checkpoint.detailPagesRead,
    gaps: checkpoint.gaps,
    reportedTotal: checkpoint.reportedTotal,
    fingerprints: Buffer.from(checkpoint.pageFingerprints),
    addresses: Buffer.from(checkpoint.pageAddresses),
    lastItems: Buffer.from(checkpoint.lastItems),
    limitHit: checkpoint.limitHit,
    listEnd: checkpoint.listEnd,
    itemsFound: checkpoint.itemsFound,
    fullPageItems: checkpoint.fullPageItems,
    filterFingerprint: Buffer.from(checkpoint.filterFingerprint),
  };
}

/**
 * The detail pages of a list page that are still open after a resume. Details are read in the
 * order of the page: what stands behind the last one that is named was never come to. The list of
 * names may have been cut, and the page may have moved up in the meantime.
 */
export function openDetails<Item extends { readonly detailUrl: string | undefined }>(
  items: readonly Item[],
  pending: readonly string[],
): readonly Item[] {
  if (pending.length === 0) return items;
  const listed = new Set(pending);
  const last = items.findLastIndex(({ detailUrl }) => isIn(listed, detailUrl));
  return items.filter(({ detailUrl }, at) => isIn(listed, detailUrl) || at > last);
}

function isIn(listed: ReadonlySet<string>, url: string | undefined): boolean {
  return url !== undefined && listed.has(url);
}

function fittingUrls(urls: readonly string[]): string[] {
  const fitting: string[] = [];
  let octets = 0;
  for (const url of urls.slice(0, pendingMax)) {
    octets += Buffer.byteLength(url);
    if (octets > pendingOctetsMax) break;
    fitting.push(url);
  }
  return fitting;
}

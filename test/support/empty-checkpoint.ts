/* The checkpoint of a crawl that has not read anything. */
import type { Checkpoint } from '#libs/proto/gen/jobradar/worker/v1/Checkpoint.ts';

/** All that a checkpoint holds, with nothing in it. */
export const emptyCheckpoint: Checkpoint = {
  format: 1,
  nextPage: 0,
  nextUrl: '',
  cursor: '',
  pendingDetailUrls: [],
  listPagesRead: 0,
  detailPagesRead: 0,
  gaps: [],
  pageFingerprints: Buffer.alloc(0),
  limitHit: 'CRAWL_LIMIT_UNSPECIFIED',
  listEnd: 'LIST_END_UNSPECIFIED',
  itemsFound: 0,
  fullPageItems: 0,
  filterFingerprint: Buffer.alloc(0),
  shape: null,
  pageAddresses: Buffer.alloc(0),
  lastItems: Buffer.alloc(0),
};

import type { PutRobotsRequest } from '#libs/proto/gen/jobradar/worker/v1/PutRobotsRequest.ts';

/** A fetch of robots.txt of which nothing came; what did come is set over it. */
export const nothingFetched: Omit<PutRobotsRequest, 'grant' | 'origin'> = {
  httpStatus: 0,
  body: Buffer.alloc(0),
  etag: '',
  lastModified: '',
  maxAge: null,
  retryAfter: null,
  failureReason: 'FAILURE_REASON_UNSPECIFIED',
  flags: [],
};

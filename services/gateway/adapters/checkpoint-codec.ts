import { codecOf } from '#libs/proto/load.ts';
import type {
  Checkpoint,
  Checkpoint$Input,
} from '#libs/proto/gen/jobradar/worker/v1/Checkpoint.ts';

/*
 * Checkpoints are stored as protobuf: they hold bytes, may be large, and only the protocol reads
 * them. What clients see of one has columns of its own.
 */

const codec = codecOf<Checkpoint$Input, Checkpoint>('jobradar.worker.v1.Checkpoint');

/** The version of a checkpoint's meaning that this build writes and knows. */
export const checkpointFormat = 1;

/** Writes a checkpoint for its column. */
export function encodeCheckpoint(checkpoint: Checkpoint$Input): Buffer {
  return codec.encode(checkpoint);
}

/** Reads a stored one; null where there is none, or one of a meaning that we do not know. */
export function decodeCheckpoint(bytes: Buffer | null): Checkpoint | null {
  if (bytes === null) return null;
  const checkpoint = codec.decode(bytes);
  return checkpoint.format === checkpointFormat ? checkpoint : null;
}

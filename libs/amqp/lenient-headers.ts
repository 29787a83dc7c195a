/*
 * A table of headers that cannot be decoded is an empty one. The client library decodes tables by
 * recursion, within its socket's handler: one message whose headers are nested some thousand deep
 * would end the connection and send every message that is held back with it, at each delivery
 * anew. So it arrives without headers instead, and is refused like any other that is none of ours.
 * Imported before the library, which keeps the function that it finds.
 */
import { createRequire } from 'node:module';

const codec: { decodeFields(bytes: Buffer): unknown } = createRequire(
  import.meta.resolve('amqplib'),
)('./lib/codec.js');
const decodeFields = codec.decodeFields.bind(codec);

codec.decodeFields = (bytes) => {
  try {
    return decodeFields(bytes);
  } catch {
    // What it says would quote a stranger's bytes; the message tells enough when it is refused.
    return {};
  }
};

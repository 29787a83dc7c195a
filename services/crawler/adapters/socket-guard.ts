import type { Socket } from 'node:net';
import { FetchError } from './fetch-error.ts';

/** Everything that may come in answer to one request: head, framing and body, as sent. */
export const answerBytesMaxDefault = 48 * 1_024 * 1_024;

/**
 * Ends a socket on which an answer takes more bytes than this. Heads and bodies have limits of
 * their own; this one is for what never becomes either: hints, a status line or the extension of a
 * chunk without an end.
 */
export function guardSocket(socket: Socket, answerBytesMax = answerBytesMaxDefault): void {
  let sent = socket.bytesWritten;
  let read = socket.bytesRead;
  let readBefore = read;
  socket.on('readable', () => {
    // Requests follow one another on a socket: each begins the count anew.
    if (socket.bytesWritten !== sent) readBefore = read;
    sent = socket.bytesWritten;
    read = socket.bytesRead;
    if (read - readBefore <= answerBytesMax) return;
    const message = `The answer has more than ${answerBytesMax} bytes on the wire`;
    socket.destroy(new FetchError('JR_TOO_LARGE', message));
  });
}

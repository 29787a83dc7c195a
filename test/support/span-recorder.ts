import { startReceiver, type ReceivedSpan } from '#libs/telemetry/receiver.ts';
import { startTelemetry } from '#libs/telemetry/start.ts';

/** Runs the work with telemetry on and gives back every span of this process, oldest end first. */
export async function recordSpans(work: () => Promise<unknown>): Promise<readonly ReceivedSpan[]> {
  await using receiver = await startReceiver();
  const telemetry = await startTelemetry({ service: 'test', version: '1', endpoint: receiver.url });
  try {
    await work();
  } finally {
    await telemetry[Symbol.asyncDispose]();
  }
  return [...receiver.spans];
}

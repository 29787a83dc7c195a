import { connect } from '#libs/grpc/connect.ts';
import { Health } from '#libs/proto/services.ts';
import { messageOf } from '#libs/runtime/errors.ts';

/* The health check of a container: exit code 0 when the service at HOST:PORT says SERVING, or when
 * http://HOST:PORT/ready answers 200. */

const address = process.argv[2] ?? '127.0.0.1:50051';
const withinMs = 3000;
try {
  const complaint = address.startsWith('http') ? await askReady(address) : await askHealth(address);
  if (complaint !== '') fail(complaint);
} catch (error) {
  fail(messageOf(error));
}

async function askHealth(at: string): Promise<string> {
  using client = connect(Health, at, {});
  const { status } = await client.Check({ service: '' }, { deadlineMs: withinMs });
  return status === 'SERVING' ? '' : status;
}

async function askReady(url: string): Promise<string> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(withinMs) });
  return answer.ok ? '' : `${answer.status} ${(await answer.text()).trim()}`;
}

function fail(complaint: string): void {
  console.error(`${address}: ${complaint}`);
  process.exitCode = 1;
}

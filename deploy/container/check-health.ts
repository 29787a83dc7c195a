import { connect } from '#libs/grpc/connect.ts';
import { Health } from '#libs/proto/services.ts';
import { messageOf } from '#libs/runtime/errors.ts';

/* The health check of a container: exit code 0 when the service at HOST:PORT says SERVING. */

const address = process.argv[2] ?? '127.0.0.1:50051';
const client = connect(Health, address, {});
try {
  const { status } = await client.Check({ service: '' }, { deadlineMs: 3000 });
  if (status !== 'SERVING') {
    console.error(`${address}: ${status}`);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(`${address}: ${messageOf(error)}`);
  process.exitCode = 1;
} finally {
  client.close();
}

import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { listenText, parseListenAddress, readEnvironment } from './env.ts';
import { AppError } from './errors.ts';

describe('environment', () => {
  it('tells every complaint at once, each with its name, value and what would be right', () => {
    const env = readEnvironment({ PREFETCH: '65', LEVEL: 'loud', DB: 'mysql://x', LISTEN: 'x' });
    env.integer('PREFETCH', { min: 1, max: 64, fallback: 4 });
    env.choice('LEVEL', { of: ['info', 'warn'], fallback: 'info' });
    env.url('DB', { schemes: ['postgresql', 'postgres'] });
    env.listen('LISTEN', '127.0.0.1:50051');
    env.secret('PEPPER');
    assert.throws(
      () => env.complete(),
      (error: unknown) => {
        assert.ok(error instanceof AppError);
        assert.deepEqual(
          error.violations.map((violation) => violation.field),
          ['PREFETCH', 'LEVEL', 'DB', 'LISTEN', 'PEPPER'],
        );
        assert.match(error.message, /PREFETCH: is "65", must be a whole number from 1 to 64/u);
        return true;
      },
    );
  });

  it('refuses a secret that is too short, without its value', () => {
    const env = readEnvironment({ PEPPER: 'hunter2', SALT: 'a'.repeat(16) });
    env.secret('PEPPER', { charsMin: 16 });
    env.secret('SALT', { charsMin: 16 });
    assert.throws(
      () => env.complete(),
      (error: Error) => error.message.endsWith(': PEPPER: must have at least 16 characters'),
    );
  });

  it('never repeats a value that may hold a password', () => {
    const env = readEnvironment({ DB: 'mysql://user:hunter2@host/db' });
    env.url('DB', { schemes: ['postgresql'] });
    assert.throws(
      () => env.complete(),
      (error: Error) => !error.message.includes('hunter2'),
    );
  });

  it('takes a general setting where the special one is missing', () => {
    const env = readEnvironment({ JOBRADAR_AMQP_URL: 'amqp://broker' });
    const options = { schemes: ['amqp', 'amqps'], also: 'JOBRADAR_AMQP_URL' };
    assert.equal(env.url('JOBRADAR_AMQP_CONSUME_URL', options), 'amqp://broker');
    env.complete();
  });

  for (const [text, expected] of [
    ['127.0.0.1:50051', { host: '127.0.0.1', port: 50_051 }],
    [':9464', { host: '127.0.0.1', port: 9464 }],
    ['[::1]:80', { host: '::1', port: 80 }],
    ['host', undefined],
    ['host:70000', undefined],
  ] as const) {
    it(`reads the listen address "${text}"`, () => {
      assert.deepEqual(parseListenAddress(text), expected);
    });
  }

  it('writes a listen address as it is read', () => {
    for (const text of ['127.0.0.1:50051', '[::1]:80']) {
      const address = parseListenAddress(text);
      assert.equal(address && listenText(address), text);
    }
  });
});

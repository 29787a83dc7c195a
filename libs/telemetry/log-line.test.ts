import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { AppError } from '#libs/runtime/errors.ts';
import { renderLogLine, type LogFields } from './log-line.ts';

describe('log line', () => {
  const line = (fields: LogFields, change = {}): Record<string, unknown> => {
    const record = { level: 'info', service: 'crawler', message: 'task ended' } as const;
    const place = { time: '2026-11-30T02:00:00.000Z', traceId: '', spanId: '', taskId: '' };
    return JSON.parse(renderLogLine({ ...record, ...place, fields, ...change }));
  };

  it('is one JSON object with time, level, service, message and its fields', () => {
    assert.deepEqual(line({ taskId: 'x', pages: 3, ok: true, none: null }), {
      time: '2026-11-30T02:00:00.000Z',
      level: 'info',
      service: 'crawler',
      message: 'task ended',
      taskId: 'x',
      pages: 3,
      ok: true,
      none: null,
    });
  });

  it('names trace and span where there is a trace', () => {
    const traced = line({}, { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16) });
    assert.equal(traced['trace_id'], 'a'.repeat(32));
    assert.equal(traced['span_id'], 'b'.repeat(16));
  });

  it('names the crawl that is worked for, unless a field names another', () => {
    assert.equal(line({}, { taskId: 'x' })['task_id'], 'x');
    assert.equal(line({ task_id: 'y' }, { taskId: 'x' })['task_id'], 'y');
  });

  it('shows an error as type, message, stack, and its cause below', () => {
    const cause = new TypeError('of undefined');
    const error = new AppError('internal', 'Cannot parse', { reason: 'INTERNAL', cause });
    const shown: unknown = line({ error })['error'];
    assert.ok(typeof shown === 'object' && shown !== null);
    const { stack, cause: below, ...rest } = { stack: '', cause: {}, ...shown };
    assert.deepEqual(rest, {
      type: 'AppError',
      message: 'Cannot parse',
      code: 'internal',
      reason: 'INTERNAL',
    });
    assert.match(stack, /log-line\.test\.ts/u);
    assert.equal('type' in below && below.type, 'TypeError');
  });

  for (const key of [
    'password',
    'apiKey',
    'api_key',
    'Authorization',
    'pageToken',
    'grant',
    'JOBRADAR_API_KEY_PEPPER',
  ]) {
    it(`never shows the value of a field named ${key}`, () => {
      assert.ok(
        !JSON.stringify(line({ [key]: 'hunter2', deep: { [key]: ['hunter2'] } })).includes(
          'hunter2',
        ),
      );
    });
  }

  it('never shows a secret of a known form, wherever it stands', () => {
    const text = JSON.stringify(
      line({
        url: 'cannot reach amqp://relay:hunter2@broker:5672/x',
        header: 'authorization: Bearer hunter2, next',
        key: 'jrk_hunter2-hunter2',
        error: new Error('postgresql://u:hunter2@db/x refused'),
        at: new URL('https://me:hunter2@host/'),
        pem: '-----BEGIN PRIVATE KEY-----\nhunter2\n-----END PRIVATE KEY-----',
      }),
    );
    assert.ok(!text.includes('hunter2'), text);
    assert.match(text, /amqp:\/\/\[redacted\]@broker:5672/u);
  });

  it('does not let a cut halve a secret', () => {
    const text = `${'x'.repeat(2040)}amqp://relay:hunter2@broker`;
    assert.ok(!JSON.stringify(line({ text })).includes('hunt'));
  });

  it('is bounded, whatever it is given', () => {
    const deep: Record<string, unknown> = {};
    deep['self'] = deep;
    const bounded = renderLogLine({
      time: '',
      level: 'info',
      service: '',
      message: 'x'.repeat(100_000),
      traceId: '',
      spanId: '',
      taskId: '',
      fields: {
        long: 'x'.repeat(1_000_000),
        many: Array.from({ length: 10_000 }, () => 'y'),
        deep,
        bytes: Buffer.alloc(1_000_000),
        big: 10n,
        run: () => undefined,
      },
    });
    assert.ok(bounded.length < 8000, String(bounded.length));
    assert.match(bounded, /\[1000000 bytes\]/u);
    assert.ok(!bounded.includes('\n'));
  });

  it('lets no field take the place of what the line itself says', () => {
    assert.equal(line({ message: 'other', level: 'error' })['message'], 'task ended');
    assert.equal(line({ message: 'other' })['field_message'], 'other');
  });
});

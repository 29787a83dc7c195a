import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import {
  crawlTaskEnvelope,
  crawlTaskType,
  encodeCrawlTask,
  handoutOf,
  parseDelivery,
  type CrawlTaskMessage,
} from './crawl-task.ts';

const dispatchId = '019a2f3e-7c1d-7b44-9a10-2f6d8c4b1a99';
const message: CrawlTaskMessage = {
  taskId: '019a2f3e-7c1d-7b44-9a10-2f6d8c4b1a55',
  seedUrl: 'https://jobs.example.com/list?city=hangzhou',
  tenantId: 'acme',
  maxPages: 20,
};
const properties = {
  contentType: 'application/json',
  type: crawlTaskType,
  messageId: dispatchId,
  headers: { 'jobradar-attempt': 0, 'jobradar-copy': 1 },
};

describe('crawl message', () => {
  it('is written with exactly four keys and read back the same', () => {
    const envelope = crawlTaskEnvelope({ message, dispatchId, copy: 2, attempt: 1 });
    assert.deepEqual(Object.keys(JSON.parse(envelope.body.toString())), [
      'task_id',
      'seed_url',
      'tenant_id',
      'max_pages',
    ]);
    assert.equal(envelope.correlationId, message.taskId);
    const read = parseDelivery({
      content: envelope.body,
      properties: { contentType: 'application/json', ...envelope },
    });
    assert.deepEqual(read, {
      kind: 'task',
      message,
      dispatchId,
      copy: 2,
      handout: 0,
      type: crawlTaskType,
      attempt: 1,
    });
  });

  it('is never written in a form that the reader refuses', () => {
    assert.throws(() => encodeCrawlTask({ ...message, maxPages: 0 }));
    assert.throws(() => encodeCrawlTask({ ...message, taskId: 'crawls/1' }));
    assert.throws(() =>
      encodeCrawlTask({ ...message, seedUrl: `https://e.x/${'a'.repeat(2048)}` }),
    );
  });

  it('is written byte for byte as in the golden file of version 1', () => {
    assert.equal(encodeCrawlTask(message).toString(), golden('v1-plain.body').toString());
  });

  for (const [file, expected] of [
    ['v1-plain.body', message],
    [
      'v1-unicode.body',
      {
        taskId: '019a2f3e-7c1d-7b44-9a10-2f6d8c4b1a56',
        seedUrl: 'https://jobs.example.com/职位?城市=杭州',
        tenantId: '星河-1',
        maxPages: 1000,
      },
    ],
    [
      'v1-further-keys.body',
      {
        taskId: '019a2f3e-7c1d-7b44-9a10-2f6d8c4b1a57',
        seedUrl: 'http://127.0.0.1:8081/board/1',
        tenantId: 't',
        maxPages: 1,
      },
    ],
  ] as const) {
    it(`reads ${file} of every version ever written`, () => {
      const read = parseDelivery({ content: golden(file), properties });
      assert.equal(read.kind, 'task');
      assert.deepEqual(read.kind === 'task' && read.message, expected);
    });
  }
});

describe('crawl message border', () => {
  const huge = Buffer.alloc(16 * 1024 + 1, ' ');
  const good = encodeCrawlTask(message);
  const bodyWith = (change: object): Buffer =>
    Buffer.from(JSON.stringify({ ...JSON.parse(good.toString()), ...change }));

  for (const { when, content = good, change = {}, complaint } of [
    {
      when: 'the body is too large',
      content: huge,
      change: { type: 'x' },
      complaint: /^body: has/u,
    },
    {
      when: 'the content type is another',
      change: { contentType: 'text/plain', type: 'x' },
      complaint: /^content_type: is "text\/plain"/u,
    },
    {
      when: 'the content type is missing',
      change: { contentType: undefined },
      complaint: /^content_type: is not text/u,
    },
    {
      when: 'the type is another',
      content: Buffer.from('{'),
      change: { type: 'jobradar.crawl' },
      complaint: /^type: is "jobradar.crawl"/u,
    },
    { when: 'the type is version 0', change: { type: 'jobradar.crawl.v0' }, complaint: /^type: /u },
    {
      when: 'the body is no JSON',
      content: Buffer.from('{"task_id":'),
      complaint: /^body: is not JSON in UTF-8$/u,
    },
    {
      when: 'the body is no UTF-8',
      content: Buffer.from([0x22, 0xff, 0x22]),
      complaint: /^body: is not JSON in UTF-8$/u,
    },
    { when: 'the body is empty', content: Buffer.alloc(0), complaint: /^body: is not JSON/u },
    { when: 'the body is no object', content: Buffer.from('[]'), complaint: /^body: /u },
    { when: 'a key is missing', content: Buffer.from('{}'), complaint: /^body\.task_id: /u },
    {
      when: 'the task is no UUID',
      content: bodyWith({ task_id: 'x' }),
      complaint: /^body\.task_id: /u,
    },
    {
      when: 'the tenant is empty',
      content: bodyWith({ tenant_id: '' }),
      complaint: /^body\.tenant_id: /u,
    },
    {
      when: 'the tenant is too long',
      content: bodyWith({ tenant_id: 'a'.repeat(65) }),
      complaint: /^body\.tenant_id: /u,
    },
    {
      when: 'the pages are text',
      content: bodyWith({ max_pages: '20' }),
      complaint: /^body\.max_pages: /u,
    },
    {
      when: 'the pages are 1001',
      content: bodyWith({ max_pages: 1001 }),
      complaint: /^body\.max_pages: /u,
    },
    {
      when: 'the pages are a fraction',
      content: bodyWith({ max_pages: 1.5 }),
      complaint: /^body\.max_pages: /u,
    },
    {
      when: 'the dispatch has no id',
      change: { messageId: undefined },
      complaint: /^message_id: /u,
    },
    {
      when: 'the copy is missing',
      change: { headers: { 'jobradar-attempt': 0 } },
      complaint: /^jobradar-copy: /u,
    },
    {
      when: 'the copy is 0',
      change: { headers: { 'jobradar-attempt': 0, 'jobradar-copy': 0 } },
      complaint: /^jobradar-copy: /u,
    },
    {
      when: 'the attempt is text',
      change: { headers: { 'jobradar-attempt': '1', 'jobradar-copy': 1 } },
      complaint: /^jobradar-attempt: /u,
    },
  ]) {
    it(`refuses a message and names the field when ${when}`, () => {
      const read = parseDelivery({ content, properties: { ...properties, ...change } });
      assert.equal(read.kind, 'invalid');
      assert.match(read.kind === 'invalid' ? read.complaint : '', complaint);
    });
  }

  it('tells a newer type from a wrong one, without looking into its body', () => {
    const newer = { ...properties, type: 'jobradar.crawl.v2' };
    assert.deepEqual(parseDelivery({ content: Buffer.from('not json'), properties: newer }), {
      kind: 'newer-type',
      type: 'jobradar.crawl.v2',
    });
  });

  it('counts hand-outs by the header that the broker of that version uses', () => {
    assert.equal(handoutOf(undefined), 0);
    assert.equal(handoutOf({ 'x-delivery-count': 3 }), 3);
    assert.equal(handoutOf({ 'x-acquired-count': 5, 'x-delivery-count': 1 }), 5);
    assert.equal(handoutOf({ 'x-delivery-count': 'many' }), 0);
  });
});

function golden(file: string): Buffer {
  return readFileSync(new URL(`golden/${file}`, import.meta.url));
}

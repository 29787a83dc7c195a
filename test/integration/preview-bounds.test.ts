import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { FieldRule$Input } from '#libs/proto/gen/jobradar/v1/FieldRule.ts';
import { refusalOf } from './gateway-api-world.ts';
import { startPreviews } from './preview-world.ts';

describe('the bounds of TestSource', function () {
  this.timeout(60_000);

  it('are ten previews a minute and tenant', async () => {
    await using world = await startPreviews({ env: { JOBRADAR_PREVIEWS_PER_MINUTE: '2' } });
    await world.api.addSource('acme');
    const content = { url: 'https://acme.test/jobs', body: Buffer.from('<p>'), contentType: '' };
    const test = () => world.test({ name: 'sources/acme', content });
    await test();
    await test();
    const refusal = await refusalOf(test());
    assert.deepEqual([refusal.code, refusal.reason], ['resource_exhausted', 'RATE_LIMITED']);
    assert.ok((refusal.retryAfterMs ?? 0) > 20_000);
    assert.equal(refusal.metadata['metric'], 'previews');
  });

  it('are told where no crawler is named', async () => {
    await using world = await startPreviews({ env: { JOBRADAR_CRAWLER_ADDRESS: '' } });
    await world.api.addSource('acme');
    const content = { url: 'https://acme.test/jobs', body: Buffer.from('<p>'), contentType: '' };
    const refusal = await refusalOf(world.test({ name: 'sources/acme', content }));
    assert.equal(refusal.code, 'failed_precondition');
    assert.match(refusal.message, /JOBRADAR_CRAWLER_ADDRESS/);
  });

  it('hold for pages that are made to harm their reader', async () => {
    await using world = await startPreviews({ pageMs: 1_000 });
    const rule = (target: NonNullable<FieldRule$Input['target']>, ...selectors: string[]) => ({
      target,
      selectors,
    });
    // As much as a definition may ask for, on as many items as a page may list.
    const many = Array.from({ length: 40 }, (_, at) => ({
      ...rule('TARGET_ATTRIBUTE', ...Array.from({ length: 8 }, (_one, no) => `.a${at} .b${no}`)),
      attributeKey: `key${at}`,
      optional: true,
    }));
    const fields = [
      { ...rule('TARGET_EXTERNAL_ID', ':scope'), attribute: 'id' },
      rule('TARGET_TITLE', 'b'),
      rule('TARGET_COMPANY', 'b'),
      { ...rule('TARGET_SOURCE_URL', 'a'), attribute: 'href' },
      ...many,
    ];
    await world.api.addSource('acme', { extraction: { html: { itemSelector: 'li', fields } } });
    const name = 'sources/acme';
    const url = 'https://acme.test/jobs';
    const test = (body: string) =>
      world.test({ name, content: { url, body: Buffer.from(body), contentType: 'text/html' } });
    const item = `<li id="1"><a href="/jobs/1"><b>x</b></a>${'<i class="a1"></i>'.repeat(10)}`;
    const hostile = await test(item.repeat(9_000));
    assert.equal(hostile.verdict, 'VERDICT_UNUSABLE');
    assert.deepEqual(
      hostile.failures.map(({ reason }) => reason),
      ['FAILURE_REASON_HARD_TIME_LIMIT'],
    );
    assert.equal(hostile.failures[0]?.class, 'FAILURE_CLASS_TRANSIENT');
    // Its thread is gone, and the next page has another one.
    const next = await test('<p>harmless</p>');
    assert.deepEqual(
      next.failures.map(({ reason }) => reason),
      ['FAILURE_REASON_CONTRACT_CHANGED'],
    );
  });
});

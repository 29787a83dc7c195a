import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import { blockMarks, challengeMarks, gateHeaders, rateMark, widgetMarks } from './gate-rules.ts';

describe('the rules of gates', () => {
  it('name headers in lower case, as they are asked for', () => {
    for (const { name } of gateHeaders) assert.equal(name, name.toLowerCase());
  });

  it('keep no state from one page to the next', () => {
    const patterns = [...challengeMarks, ...widgetMarks, ...blockMarks].map((mark) => mark.pattern);
    for (const pattern of [...patterns, rateMark]) assert.ok(!pattern.global && !pattern.sticky);
  });

  it('do not take what providers put into pages that they let through', () => {
    const honest = [
      '<script>window.__CF$cv$params={r:"8c"}</script>',
      '<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script>',
      '<script src="https://js.datadome.co/tags.js"></script>',
      '<script src="/_Incapsula_Resource?SWJIYLWA=719d34"></script>',
      '<script src="https://client.px-cloud.net/PX1/main.min.js"></script>',
      '<script src="https://x.token.awswaf.com/a/challenge.js"></script>',
    ];
    for (const markup of honest) {
      assert.ok(!challengeMarks.some(({ pattern }) => pattern.test(markup)), markup);
    }
  });

  it('are asked in linear time', () => {
    const hostile = ['<a src="', 'class=captch', 'cf-error-details', '_Incapsula_Resource?'];
    for (const text of hostile) {
      const markup = text.repeat(Math.ceil(16_384 / text.length));
      const startMs = performance.now();
      for (const { pattern } of [...challengeMarks, ...widgetMarks, ...blockMarks]) {
        pattern.test(markup);
      }
      assert.ok(performance.now() - startMs < 500, text);
    }
  });
});

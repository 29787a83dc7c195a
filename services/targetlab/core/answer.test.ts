import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { htmlAnswer, jsonAnswer, textAnswer } from './answer.ts';

describe('answers', () => {
  it('say what they are and in which charset', () => {
    assert.equal(htmlAnswer('x').contentType, 'text/html; charset=utf-8');
    assert.equal(jsonAnswer('{}').contentType, 'application/json; charset=utf-8');
    assert.deepEqual(textAnswer('gone', 410), {
      status: 410,
      contentType: 'text/plain; charset=utf-8',
      body: 'gone',
    });
  });
});

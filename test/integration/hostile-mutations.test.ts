import { describe, it } from 'mocha';
import { noWrongSuccess } from '../support/hostile-mutations.ts';

/* A short cut: test/drills/hostile.drill.ts takes 10,000. */
describe('the fetcher before garbled answers', () => {
  it('makes no page of what is none, and the right one of what is', async () => {
    await noWrongSuccess({ from: 0, count: 1_000 });
  });
});

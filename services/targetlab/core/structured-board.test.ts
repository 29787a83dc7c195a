import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { exampleJob } from './generate-jobs.ts';
import { jobPosting } from './structured-board.ts';

describe('structured data of the board', () => {
  it('names the posting by its own id and URL', () => {
    const posting = jobPosting(
      {
        id: 'x',
        strategy: 'structured',
        origin: 'http://127.0.0.1:8080',
        jobs: [exampleJob],
        pageSize: 1,
        hasDetails: true,
        robots: { status: 200, body: '' },
      },
      exampleJob,
    );
    assert.equal(posting['url'], 'http://127.0.0.1:8080/careers/python-backend-001');
    assert.equal(posting['baseSalary'], '15k-25k·13薪');
  });
});

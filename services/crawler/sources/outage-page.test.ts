import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { parseFragment } from './dom.ts';
import { recognizeOutage } from './outage-page.ts';

function outageIn(html: string): string | undefined {
  return recognizeOutage(parseFragment(html));
}

describe('a page that says its site is out of order', () => {
  it('is known by its title or its heading', () => {
    assert.equal(outageIn('<title>502 Bad Gateway</title><hr>nginx'), '502 Bad Gateway');
    assert.equal(
      outageIn('<title>Acme</title><h1>Site\n under maintenance</h1>'),
      'Site under maintenance',
    );
  });

  it('is not one where it says much else, or says it in passing', () => {
    assert.equal(outageIn(`<title>Maintenance</title>${'<p>a job</p>'.repeat(400)}`), undefined);
    assert.equal(outageIn('<title>Jobs</title><p>No jobs. Bad Gateway</p>'), undefined);
    assert.equal(outageIn(''), undefined);
  });
});

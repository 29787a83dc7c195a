import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, it } from 'mocha';
import { registerSource } from '../../deploy/local/public-api.ts';
import { boardSource } from '../../services/targetlab/sources.ts';
import { until } from '../support/until.ts';
import { startWorld } from '../support/world.ts';

/*
 * A crawl one of whose pages is made to harm who reads it: the page is recorded as failed, and the
 * crawl goes on.
 */

const jobs = 6;
const deadly = '3';

interface Site extends AsyncDisposable {
  readonly host: string;
}

/** A board of six postings; the page of the third is nothing but elements. */
async function hostileBoard(): Promise<Site> {
  const ids = Array.from({ length: jobs }, (_entry, index) => String(index + 1));
  const server = createServer(({ url }, answer) => {
    const id = /^\/jobs\/(?<id>\d+)$/u.exec(url ?? '')?.groups?.['id'];
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    if (url === '/robots.txt') answer.writeHead(404).end();
    else if (id === undefined) answer.end(list(ids));
    else answer.end(id === deadly ? '<br>'.repeat(1_200_000) : detail(id));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function list(ids: readonly string[]): string {
  const items = ids.map((id) => {
    const title = `<b class="title"><a href="/jobs/${id}">Job ${id}</a></b>`;
    return `<li class="job" data-job-id="${id}">${title}<i class="company">A</i></li>`;
  });
  return `<html><body><ul>${items.join('')}</ul></body></html>`;
}

function detail(id: string): string {
  const facts = `<h1 class="title">Job ${id}</h1><p class="company">A</p>`;
  return `<html><body>${facts}<p class="description">Work</p></body></html>`;
}

describe('a page that explodes', function () {
  this.timeout(90_000);

  it('fails alone: it is recorded, the others are stored, and the worker lives', async () => {
    await using site = await hostileBoard();
    const practice = { JOBRADAR_PRACTICE_HOSTS: site.host };
    await using world = await startWorld({
      env: {
        gateway: practice,
        crawler: { ...practice, JOBRADAR_CRAWLER_PARSE_MEMORY_MB: '96' },
      },
    });
    const board = boardSource({
      id: 'hostile',
      strategy: 'html',
      host: site.host,
      seedUrl: `http://${site.host}/jobs`,
      hasDetails: true,
      pageSize: 20,
    });
    const source = await registerSource(world.api, board);
    const { name } = await world.createCrawl({ source });
    const pid = world.services.crawler.pid;
    const crawl = await world.waitForEnd(name, 60_000);
    assert.equal(crawl.state, 'STATE_PARTIALLY_SUCCEEDED');
    assert.equal(crawl.counts?.jobsCreated, jobs - 1);
    assert.equal(crawl.counts.pagesFailed, 1);
    assert.equal(crawl.attempt, 1);
    assert.equal(crawl.executionCount, 1);
    assert.equal(world.services.crawler.pid, pid);
    const { itemFailures } = await world.api.crawls.ListCrawlItemFailures({ parent: name });
    assert.equal(itemFailures.length, 1);
    const failure = itemFailures[0]?.failure;
    assert.equal(failure?.reason, 'FAILURE_REASON_RESPONSE_TOO_LARGE');
    assert.equal(failure.url, `http://${site.host}/jobs/${deadly}`);
    assert.match(failure.message, /page of 4800000 bytes took more than 96 MB/u);
    const metrics = await fetch(`http://${world.installation.metrics.crawler}/metrics`);
    assert.match(
      await metrics.text(),
      /^jobradar_crawler_parse_thread_ends_total\{cause="memory"\} 1$/mu,
    );
    const spansOfPages = () =>
      world.receiver.spans.filter(({ name: word }) => word === 'parse page');
    // Spans are exported now and then: the last ones come after the crawl's end.
    const spans = await until('the spans of all pages that were read', () => {
      const seen = spansOfPages();
      const read = seen.filter((span) => span.attributes['jobradar.charset'] === 'utf-8 (header)');
      return read.length === jobs && seen;
    });
    assert.ok(spans.every(({ traceId }) => traceId === crawl.traceId));
  });
});

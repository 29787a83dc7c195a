import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import {
  reasonOfErrorCode,
  reasonOfStatus,
  stageOf,
  stopsSource,
  treatmentOf,
  type Place,
  type Treatment,
} from './failure.ts';

const plain = { hasRetryAfter: false };

describe('reasonOfStatus', () => {
  const cases = [
    { status: 401, place: 'seed', reason: 'ACCESS_DENIED' },
    { status: 403, place: 'detail', reason: 'ACCESS_DENIED' },
    { status: 407, place: 'list', reason: 'ACCESS_DENIED' },
    { status: 404, place: 'seed', reason: 'SEED_GONE' },
    { status: 410, place: 'seed', reason: 'SEED_GONE' },
    { status: 404, place: 'list', reason: 'HTTP_CLIENT_ERROR' },
    { status: 408, place: 'seed', reason: 'HTTP_SERVER_ERROR' },
    { status: 418, place: 'seed', reason: 'HTTP_CLIENT_ERROR' },
    { status: 425, place: 'seed', reason: 'HTTP_SERVER_ERROR' },
    { status: 429, place: 'seed', reason: 'RATE_LIMITED_BY_SITE' },
    { status: 500, place: 'list', reason: 'HTTP_SERVER_ERROR' },
    { status: 503, place: 'seed', reason: 'HTTP_SERVER_ERROR' },
    { status: 503, place: 'seed', hasRetryAfter: true, reason: 'RATE_LIMITED_BY_SITE' },
  ] as const;
  for (const { status, place, reason, ...rest } of cases) {
    it(`says ${reason} for ${status} at ${place} ${JSON.stringify(rest)}`, () => {
      const answer = { ...plain, ...rest, status };
      assert.equal(reasonOfStatus(answer, place), `FAILURE_REASON_${reason}`);
    });
  }
});

describe('reasonOfErrorCode', () => {
  const cases = [
    {
      reason: 'FETCH_TIMEOUT',
      codes: [
        'JR_TOTAL_TIMEOUT',
        'JR_DNS_TIMEOUT',
        'JR_CONNECT_TIMEOUT',
        'JR_HEADERS_TIMEOUT',
        'JR_IDLE_TIMEOUT',
        'UND_ERR_CONNECT_TIMEOUT',
        'ETIMEDOUT',
        'UND_ERR_BODY_TIMEOUT',
      ],
    },
    {
      reason: 'CONNECTION_FAILED',
      codes: [
        'JR_LENGTH_MISMATCH',
        'ECONNREFUSED',
        'ECONNRESET',
        'EPIPE',
        'UND_ERR_SOCKET',
        'HPE_INVALID_CONSTANT',
        'Z_BUF_ERROR',
      ],
    },
    { reason: 'DNS_FAILED', codes: ['ENOTFOUND', 'EAI_AGAIN'] },
    {
      reason: 'TLS_FAILED',
      codes: [
        'CERT_HAS_EXPIRED',
        'ERR_TLS_CERT_ALTNAME_INVALID',
        'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
        'DEPTH_ZERO_SELF_SIGNED_CERT',
        'EPROTO',
        'ERR_SSL_WRONG_VERSION_NUMBER',
      ],
    },
    { reason: 'RESPONSE_TOO_LARGE', codes: ['UND_ERR_HEADERS_OVERFLOW', 'JR_TOO_LARGE'] },
    {
      reason: 'UNSUPPORTED_CONTENT',
      codes: [
        'Z_DATA_ERROR',
        'ZSTD_error_prefix_unknown',
        'ERR__ERROR_FORMAT_PADDING_1',
        'JR_UNSUPPORTED',
      ],
    },
    { reason: 'URL_BLOCKED', codes: ['JR_ADDRESS_REFUSED'] },
  ];
  for (const { reason, codes } of cases) {
    it(`says ${reason} for ${codes.join()}`, () => {
      for (const code of codes) assert.equal(reasonOfErrorCode(code), `FAILURE_REASON_${reason}`);
    });
  }

  it('does not know the codes of our own bugs', () => {
    for (const code of ['', 'ERR_INVALID_ARG_TYPE', 'UND_ERR_INVALID_ARG', 'constructor']) {
      assert.equal(reasonOfErrorCode(code), undefined);
    }
  });
});

describe('stopsSource', () => {
  it('knows what stops a source from what only fails a crawl', () => {
    for (const reason of ['ACCESS_DENIED', 'CAPTCHA_CHALLENGE', 'CONTRACT_CHANGED'] as const) {
      assert.equal(stopsSource(`FAILURE_REASON_${reason}`), true, reason);
    }
    for (const reason of ['SEED_GONE', 'RATE_LIMITED_BY_SITE', 'INTERNAL'] as const) {
      assert.equal(stopsSource(`FAILURE_REASON_${reason}`), false, reason);
    }
  });
});

describe('treatmentOf', () => {
  const cases: readonly [string, Readonly<Record<Exclude<Place, 'robots'>, Treatment>>][] = [
    ['HTTP_SERVER_ERROR', { seed: 'fail', list: 'fail', detail: 'again' }],
    ['RATE_LIMITED_BY_SITE', { seed: 'wait', list: 'wait', detail: 'wait' }],
    ['ACCESS_DENIED', { seed: 'fail', list: 'fail', detail: 'fail' }],
    ['CONTRACT_CHANGED', { seed: 'fail', list: 'fail', detail: 'fail' }],
    ['ROBOTS_DISALLOWED', { seed: 'fail', list: 'gap', detail: 'record' }],
    ['REDIRECT_REFUSED', { seed: 'fail', list: 'gap', detail: 'record' }],
    ['RESPONSE_TOO_LARGE', { seed: 'fail', list: 'gap', detail: 'record' }],
    ['PARSE_FAILED', { seed: 'fail', list: 'gap', detail: 'record' }],
    ['TLS_FAILED', { seed: 'fail', list: 'gap', detail: 'record' }],
    ['SEED_GONE', { seed: 'fail', list: 'gap', detail: 'record' }],
    ['INTERNAL', { seed: 'fail', list: 'fail', detail: 'fail' }],
  ];
  for (const [reason, places] of cases) {
    it(`knows what ${reason} means at each place`, () => {
      for (const [place, treatment] of Object.entries(places)) {
        const name = `FAILURE_REASON_${reason}` as Parameters<typeof treatmentOf>[0];
        assert.equal(treatmentOf(name, place as Place), treatment, place);
      }
    });
  }
});

describe('stageOf', () => {
  it('tells fetching from reading', () => {
    assert.equal(stageOf('seed', 'fetch'), 'FAILURE_STAGE_FETCH_LIST');
    assert.equal(stageOf('list', 'parse'), 'FAILURE_STAGE_PARSE_LIST');
    assert.equal(stageOf('detail', 'fetch'), 'FAILURE_STAGE_FETCH_DETAIL');
    assert.equal(stageOf('robots', 'fetch'), 'FAILURE_STAGE_ROBOTS');
  });
});

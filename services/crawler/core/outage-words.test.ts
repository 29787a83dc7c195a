import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { isOutageTitle } from './outage-words.ts';

describe('the title of a page that is out of order', () => {
  const outages = [
    '502 Bad Gateway',
    '503 Service Temporarily Unavailable',
    '504 Gateway Time-out',
    'Error 521',
    '500 Internal Server Error | Acme',
    'board.test | 522: Connection timed out',
    'Acme Careers - Scheduled Maintenance',
    'We’ll be back soon!',
    'Site under maintenance',
    'Service Unavailable',
    '系统维护中',
    '服务器繁忙',
    'ただいまメンテナンス中です',
    '서비스 점검 중',
    'Wartungsarbeiten – Firma',
    'Interner Serverfehler',
    'Service temporairement indisponible',
    'En mantenimiento',
    'Em manutenção',
    'Технические работы',
  ];
  for (const title of outages) {
    it(`is "${title}"`, () => assert.ok(isOutageTitle(title)));
  }

  const others = [
    '',
    'Jobs at Acme',
    '503 jobs in Berlin',
    '500 offene Stellen',
    'Maintenance Engineer (m/f/d)',
    'Wartungstechniker gesucht',
    'Server-side Engineer',
    'IT Service & Maintenance Jobs',
    '系统维护工程师',
    'No open positions',
    'x'.repeat(1_000_000),
  ];
  for (const title of others) {
    it(`is not "${title.slice(0, 40)}"`, () => assert.ok(!isOutageTitle(title)));
  }
});

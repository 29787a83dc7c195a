/* The practice boards of all strategies. */
import type { FaultWish } from '../../services/targetlab/board-state.ts';
import type { Strategy } from '../../services/targetlab/core/job.ts';
import type { Shown } from './lab-expectation.ts';

/** A board, and where its list and the fields of its postings are met. */
export interface StrategyBoard {
  readonly id: string;
  readonly strategy: Strategy;
  readonly hasDetails?: boolean;
  readonly shown: Shown;
  /** Path of the list, and how its second page is met. */
  readonly list: string;
  readonly second: Omit<FaultWish, 'what'>;
  /** Where a field of a posting is read first. */
  readonly fields: string;
  readonly hasTotal: boolean;
}

const secondPage = { path: '*page=2' };
/** One board for each strategy. */
export const strategyBoards: readonly StrategyBoard[] = [
  {
    id: 'html',
    strategy: 'html',
    shown: 'page',
    list: '/jobs',
    second: secondPage,
    fields: '/jobs',
    hasTotal: true,
  },
  {
    id: 'html-list',
    strategy: 'html',
    hasDetails: false,
    shown: 'page',
    list: '/jobs',
    second: secondPage,
    fields: '/jobs',
    hasTotal: true,
  },
  {
    id: 'json',
    strategy: 'json',
    shown: 'list',
    list: '/api/jobs?page=1',
    second: secondPage,
    fields: '/api/jobs?page=1',
    hasTotal: true,
  },
  {
    id: 'search',
    strategy: 'search',
    shown: 'list',
    list: '/api/search',
    second: { path: '/api/search', after: 1, times: 1 },
    fields: '/api/search',
    hasTotal: true,
  },
  {
    id: 'structured',
    strategy: 'structured',
    shown: 'structured',
    list: '/careers',
    second: secondPage,
    fields: '/careers/python-backend-001',
    hasTotal: false,
  },
  {
    id: 'microdata',
    strategy: 'microdata',
    shown: 'structured',
    list: '/careers',
    second: secondPage,
    fields: '/careers/python-backend-001',
    hasTotal: false,
  },
  {
    id: 'sitemap',
    strategy: 'sitemap',
    shown: 'structured',
    list: '/sitemap.xml',
    second: { path: '/sitemaps/jobs-2.xml.gz' },
    fields: '/careers/python-backend-001',
    hasTotal: false,
  },
];

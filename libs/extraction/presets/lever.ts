import type { FieldRule } from '#libs/proto/gen/jobradar/v1/FieldRule.ts';
import type { JsonField } from '#libs/proto/gen/jobradar/v1/JsonField.ts';
import { array, constant, feed, identity, keys, object, pages, rule, step } from './build.ts';
import {
  companyParameter,
  emptyParameter,
  emptyStateOf,
  pageSizeParameter,
  pathToken,
} from './preset.ts';
import type { Preset, PresetBoard, PresetParameter } from './preset.ts';

const region: PresetParameter = {
  name: 'region',
  description: 'Where Lever keeps the board',
  values: ['global', 'eu'],
  fallback: 'global',
};

const item: readonly JsonField[] = [
  identity('id'),
  ...keys('STRING', 'always', 'text hostedUrl'),
  ...keys('STRING', 'null or absent', 'applyUrl country workplaceType'),
  ...keys('INTEGER', 'null or absent', 'createdAt'),
  object('categories', [
    ...keys('STRING', 'null or absent', 'location commitment team department level'),
    array('allLocations', 'STRING', 'null or absent'),
  ]),
  ...keys('STRING', 'null or absent', 'description descriptionPlain opening openingPlain'),
  ...keys('STRING', 'null or absent', 'descriptionBody descriptionBodyPlain'),
  ...keys('STRING', 'null or absent', 'additional additionalPlain'),
  array('lists', keys('STRING', 'null or absent', 'text content'), 'null or absent'),
  object(
    'salaryRange',
    [
      ...keys('STRING', 'null or absent', 'currency interval'),
      ...keys('NUMBER', 'null or absent', 'min max'),
    ],
    'null or absent',
  ),
  ...keys('STRING', 'null or absent', 'salaryDescription salaryDescriptionPlain'),
  ...keys('ANY', 'null or absent', 'tags'),
];

/*
 * Lever Postings API. The answer is the bare array; the site's name is case-sensitive, and an
 * unknown one is a 404. A posting's text stands in `description`, in `lists` (the greater part) and
 * in `additional`. The plain copies of all of them are not read.
 */
export const lever: Preset = {
  provider: 'lever',
  boardPattern: pathToken,
  boardExample: 'acme',
  parameters: [companyParameter, region, pageSizeParameter, emptyParameter],
  site({ board, parameters }) {
    const host = parameters['region'] === 'eu' ? 'api.eu.lever.co' : 'api.lever.co';
    const path = `/v0/postings/${encodeURIComponent(board)}`;
    return {
      baseUrl: `https://${host}${path}?mode=json`,
      allowedHosts: [host],
      allowedPathPrefixes: [path],
    };
  },
  reading: (board) => ({
    emptyState: emptyStateOf(board),
    json: feed({
      itemsPath: '$',
      pagination: pages({
        kind: 'offset',
        offset: { parameter: 'skip', limitParameter: 'limit' },
        pageSize: Number(board.parameters['page_size']),
      }),
      contract: {
        page: [],
        item: [...item],
        detail: [],
      },
      fields: fieldsOf(board),
    }),
  }),
};

function fieldsOf(board: PresetBoard): FieldRule[] {
  return [
    rule('EXTERNAL_ID', 'id', { optional: false }),
    rule('TITLE', 'text', { optional: false }),
    rule('SOURCE_URL', 'hostedUrl', { optional: false }),
    constant('COMPANY', board.parameters['company'] ?? board.board),
    rule('APPLY_URL', 'applyUrl'),
    rule('LOCATION', ['categories.allLocations[*]', 'categories.location'], {
      optional: false,
    }),
    rule('COUNTRY', 'country'),
    rule('WORKPLACE', 'workplaceType'),
    rule('EMPLOYMENT', 'categories.commitment'),
    rule('DEPARTMENT', ['categories.department', 'categories.team']),
    rule('ATTRIBUTE', 'categories.team', { attributeKey: 'team' }),
    rule('SENIORITY', 'categories.level'),
    rule('POSTED', 'createdAt'),
    rule('DESCRIPTION', ['description', 'lists[*][text,content]', 'additional'], {
      join: true,
      optional: false,
    }),
    rule('SALARY_MIN', 'salaryRange.min'),
    rule('SALARY_MAX', 'salaryRange.max'),
    rule('SALARY_CURRENCY', 'salaryRange.currency'),
    rule('SALARY_PERIOD', 'salaryRange.interval', {
      // "per-year-salary", "per-hour-wage".
      transforms: [step('REGEX_CAPTURE', '^per-([a-z]+)-')],
    }),
    rule('SALARY_TEXT', ['salaryDescriptionPlain', 'salaryDescription'], {
      transforms: [step('STRIP_TAGS')],
    }),
  ];
}

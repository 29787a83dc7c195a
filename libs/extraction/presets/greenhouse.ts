import type { FieldRule } from '#libs/proto/gen/jobradar/v1/FieldRule.ts';
import type { JsonField } from '#libs/proto/gen/jobradar/v1/JsonField.ts';
import { array, feed, identity, keys, object, pages, rule, step } from './build.ts';
import { pathToken, type Preset } from './preset.ts';

const item: readonly JsonField[] = [
  identity('id', 'INTEGER'),
  ...keys('STRING', 'always', 'title absolute_url'),
  ...keys('INTEGER', 'null or absent', 'internal_job_id'),
  ...keys('STRING', 'null or absent', 'requisition_id first_published updated_at company_name'),
  ...keys('STRING', 'null or absent', 'language content application_deadline'),
  object('location', keys('STRING', 'null', 'name'), 'null'),
  array(
    'departments',
    [...keys('STRING', 'null', 'name'), ...keys('ANY', 'null or absent', 'id parent_id child_ids')],
    'absent',
  ),
  array('offices', 'ANY', 'absent'),
  array(
    'pay_input_ranges',
    [
      ...keys('INTEGER', 'null', 'min_cents max_cents'),
      ...keys('STRING', 'null', 'currency_type title blurb'),
    ],
    'null or absent',
  ),
  ...keys('ANY', 'null or absent', 'metadata data_compliance'),
];

const fields: readonly FieldRule[] = [
  rule('EXTERNAL_ID', 'id', { optional: false }),
  rule('TITLE', 'title', { optional: false }),
  rule('SOURCE_URL', 'absolute_url', { optional: false }),
  rule('COMPANY', 'company_name', { optional: false }),
  rule('LOCATION', 'location.name', { optional: false }),
  rule('DESCRIPTION', 'content', {
    transforms: [step('DECODE_ENTITIES')],
    optional: false,
  }),
  rule('POSTED', 'first_published'),
  rule('VALID_THROUGH', 'application_deadline'),
  rule('DEPARTMENT', 'departments[*].name'),
  rule('LANGUAGE', 'language'),
  rule('SALARY_MIN', 'pay_input_ranges[*].min_cents', {
    transforms: [step('SHIFT_POINT', '-2')],
  }),
  rule('SALARY_MAX', 'pay_input_ranges[*].max_cents', {
    transforms: [step('SHIFT_POINT', '-2')],
  }),
  rule('SALARY_CURRENCY', 'pay_input_ranges[*].currency_type'),
  rule('IDENTIFIER', 'requisition_id', { attributeKey: 'requisition_id' }),
  rule('IDENTIFIER', 'internal_job_id', { attributeKey: 'internal_job_id' }),
];

/*
 * Greenhouse Job Board API. One answer holds all jobs; `content` is HTML whose characters are
 * escaped once more; pay is in cents and names no period. Custom fields (`metadata`) differ from
 * board to board and are not looked into, nor are the trees of departments and offices.
 */
export const greenhouse: Preset = {
  provider: 'greenhouse',
  boardPattern: pathToken,
  boardExample: 'acme',
  parameters: [],
  site: ({ board }) => ({
    baseUrl:
      `https://boards-api.greenhouse.io/v1/boards/${encodeURIComponent(board)}/jobs` +
      '?content=true&pay_transparency=true',
    allowedHosts: ['boards-api.greenhouse.io'],
    allowedPathPrefixes: [`/v1/boards/${encodeURIComponent(board)}/jobs`],
  }),
  reading: () => ({
    emptyState: { sign: 'zeroTotal', zeroTotal: true },
    json: feed({
      itemsPath: 'jobs',
      pagination: pages({ totalPath: 'meta.total' }),
      contract: {
        page: [array('jobs', 'ANY'), object('meta', keys('INTEGER', 'always', 'total'))],
        item: [...item],
        detail: [],
      },
      fields: [...fields],
    }),
  }),
};

import type { FieldRule } from '#libs/proto/gen/jobradar/v1/FieldRule.ts';
import type { JsonField } from '#libs/proto/gen/jobradar/v1/JsonField.ts';
import { array, feed, identity, keys, object, rule, step } from './build.ts';
import {
  emptyParameter,
  emptyStateOf,
  hostToken,
  type Preset,
  type PresetBoard,
} from './preset.ts';

const item: readonly JsonField[] = [
  identity('id', 'INTEGER'),
  ...keys('STRING', 'always', 'title careers_url'),
  ...keys('STRING', 'null or absent', 'careers_apply_url company_name department'),
  ...keys('STRING', 'null or absent', 'slug guid status location city country country_code'),
  ...keys('STRING', 'null or absent', 'state_code state_name postal_code street'),
  ...keys('BOOLEAN', 'null or absent', 'remote hybrid on_site'),
  ...keys('STRING', 'null or absent', 'description requirements highlight'),
  ...keys('STRING', 'null or absent', 'employment_type_code category_code'),
  ...keys('STRING', 'null or absent', 'experience_code education_code'),
  ...keys('STRING', 'null or absent', 'created_at updated_at published_at close_at'),
  ...keys('NUMBER', 'null or absent', 'min_hours max_hours'),
  object('salary', keys('STRING', 'null or absent', 'min max period currency'), 'null or absent'),
  array('tags', 'STRING', 'null or absent'),
  ...keys('ANY', 'null or absent', 'locations translations open_questions position'),
  ...keys('ANY', 'null or absent', 'options_phone options_photo options_cover_letter'),
  ...keys('ANY', 'null or absent', 'options_cv mailbox_email cover_image video_url'),
  ...keys('ANY', 'null or absent', 'sharing_title sharing_description sharing_image'),
  ...keys('ANY', 'null or absent', 'locations_question locations_question_type'),
  ...keys('ANY', 'null or absent', 'locations_question_required location_ids eeo_settings'),
  ...keys('ANY', 'null or absent', 'min_hours_per_week max_hours_per_week dynamic_fields'),
];

/*
 * Recruitee Careers Site API, under the company's own host. One answer holds all offers. The text
 * stands in `description` and `requirements`. Translations, questions of the form and what the
 * employer sets for sharing are not looked into.
 */
export const recruitee: Preset = {
  provider: 'recruitee',
  boardPattern: hostToken,
  boardExample: 'acme',
  parameters: [emptyParameter],
  site: ({ board }) => ({
    baseUrl: `https://${board}.recruitee.com/api/offers/`,
    allowedHosts: [`${board}.recruitee.com`],
    allowedPathPrefixes: ['/api/offers/'],
  }),
  reading: (board) => ({
    emptyState: emptyStateOf(board),
    json: feed({
      itemsPath: 'offers',
      contract: {
        page: [array('offers', 'ANY')],
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
    rule('TITLE', 'title', { optional: false }),
    rule('SOURCE_URL', 'careers_url', { optional: false }),
    rule('COMPANY', 'company_name', {
      transforms: [step('DEFAULT', board.board)],
      optional: false,
    }),
    rule('APPLY_URL', 'careers_apply_url'),
    rule('LOCATION', 'location'),
    rule('CITY', 'city'),
    rule('REGION', 'state_name'),
    rule('COUNTRY', ['country_code', 'country']),
    rule('POSTAL_CODE', 'postal_code'),
    rule('WORKPLACE', '[?hybrid,remote,on_site]', {
      transforms: [step('MAP', 'on_site=on-site')],
    }),
    rule('EMPLOYMENT', 'employment_type_code', {
      transforms: [
        step('MAP', 'fulltime_permanent=full-time, permanent|fulltime=full-time'),
        step('MAP', 'fulltime_fixed_term=full-time, fixed-term'),
        step('MAP', 'parttime_permanent=part-time, permanent|parttime=part-time'),
        step('MAP', 'parttime_fixed_term=part-time, fixed-term'),
      ],
    }),
    rule('DEPARTMENT', 'department'),
    rule('FUNCTION', 'category_code'),
    rule('SENIORITY', 'experience_code'),
    rule('EDUCATION', 'education_code', { transforms: [step('MAP', 'any=')] }),
    rule('POSTED', ['published_at', 'created_at']),
    rule('VALID_THROUGH', 'close_at'),
    rule('DESCRIPTION', ['description', 'requirements'], { join: true, optional: false }),
    rule('QUALIFICATIONS', 'requirements', { transforms: [step('STRIP_TAGS')] }),
    rule('SALARY_MIN', 'salary.min'),
    rule('SALARY_MAX', 'salary.max'),
    rule('SALARY_CURRENCY', 'salary.currency'),
    rule('SALARY_PERIOD', 'salary.period'),
    rule('IDENTIFIER', 'slug', { attributeKey: 'slug' }),
  ];
}

import type { JsonField } from '#libs/proto/gen/jobradar/v1/JsonField.ts';
import { array, feed, identity, keys, object, pages, rule, step } from './build.ts';
import {
  emptyParameter,
  emptyStateOf,
  pageSizeParameter,
  pathToken,
  type Preset,
} from './preset.ts';

/** A named value; an empty object where there is none. */
function label(name: string): JsonField {
  const inner = [
    ...keys('STRING', 'null or absent', 'id label'),
    ...keys('ANY', 'null or absent', 'description labelTranslated labelNative'),
  ];
  return object(name, inner, 'null or absent');
}

/* What list and detail have in common. Custom fields and the creator, a person, are left alone. */
const common: readonly JsonField[] = [
  identity('id'),
  ...keys('STRING', 'always', 'name'),
  ...keys('STRING', 'null or absent', 'uuid refNumber releasedDate'),
  object('company', keys('STRING', 'null or absent', 'identifier name')),
  object(
    'location',
    [
      ...keys('STRING', 'null or absent', 'city region regionCode country countryCode address'),
      ...keys('STRING', 'null or absent', 'postalCode fullLocation hybridDescription'),
      ...keys('BOOLEAN', 'null or absent', 'remote hybrid manual'),
      ...keys('ANY', 'null or absent', 'latitude longitude'),
    ],
    'null or absent',
  ),
  ...['industry', 'department', 'function', 'typeOfEmployment', 'experienceLevel'].map(label),
  object(
    'language',
    keys('STRING', 'null or absent', 'code label labelNative labelTranslated'),
    'null or absent',
  ),
  ...keys('ANY', 'null or absent', 'customField creator ref visibility jobId jobAdId defaultJobAd'),
];

const section = (name: string): JsonField => {
  return object(name, keys('STRING', 'null or absent', 'title text'), 'null or absent');
};

const detail: readonly JsonField[] = [
  ...common,
  ...keys('BOOLEAN', 'null or absent', 'active'),
  ...keys('STRING', 'null or absent', 'postingUrl applyUrl referralUrl'),
  object('jobAd', [
    object('sections', [
      ...['companyDescription', 'jobDescription', 'qualifications'].map(section),
      section('additionalInformation'),
      ...keys('ANY', 'null or absent', 'videos'),
    ]),
  ]),
  ...keys('ANY', 'null or absent', 'compensation'),
];

const sections = ['jobDescription', 'qualifications', 'additionalInformation'];

/*
 * SmartRecruiters Posting API: a paged list with a total, and a detail for each posting that holds
 * its text. An unknown company is an empty list and no 404, so a total of 0 proves nothing: without
 * the parameter `empty` it stops the source.
 */
export const smartrecruiters: Preset = {
  provider: 'smartrecruiters',
  boardPattern: pathToken,
  boardExample: 'AcmeInc',
  parameters: [pageSizeParameter, emptyParameter],
  site({ board }) {
    const path = `/v1/companies/${encodeURIComponent(board)}/postings`;
    return {
      baseUrl: `https://api.smartrecruiters.com${path}`,
      allowedHosts: ['api.smartrecruiters.com'],
      allowedPathPrefixes: [path],
    };
  },
  reading: (board) => ({
    emptyState: emptyStateOf(board),
    json: feed({
      itemsPath: 'content',
      pagination: pages({
        kind: 'offset',
        offset: { parameter: 'offset', limitParameter: 'limit' },
        pageSize: Number(board.parameters['page_size']),
        totalPath: 'totalFound',
      }),
      detailUrlTemplate: `/v1/companies/${encodeURIComponent(board.board)}/postings/{id}`,
      contract: {
        page: [array('content', 'ANY'), ...keys('INTEGER', 'always', 'offset limit totalFound')],
        item: [...common],
        detail: [...detail],
      },
      fields: [
        rule('EXTERNAL_ID', 'id', { optional: false }),
        rule('TITLE', 'name', { optional: false }),
        rule('COMPANY', ['company.name', 'company.identifier'], { optional: false }),
        rule('COMPANY_ID', 'company.identifier'),
        rule('LOCATION', 'location.fullLocation'),
        rule('CITY', 'location.city'),
        rule('REGION', 'location.region'),
        rule('COUNTRY', ['location.country', 'location.countryCode']),
        rule('POSTAL_CODE', 'location.postalCode'),
        rule('WORKPLACE', 'location[?hybrid,remote]'),
        rule('EMPLOYMENT', 'typeOfEmployment.label'),
        rule('SENIORITY', 'experienceLevel.label'),
        rule('DEPARTMENT', 'department.label'),
        rule('FUNCTION', 'function.label'),
        rule('INDUSTRY', 'industry.label'),
        rule('LANGUAGE', 'language.code'),
        rule('POSTED', 'releasedDate'),
        rule('IDENTIFIER', 'refNumber', { attributeKey: 'ref_number' }),
        rule('IDENTIFIER', 'uuid', { attributeKey: 'uuid' }),
      ],
      detailFields: [
        rule('SOURCE_URL', 'postingUrl', { optional: false }),
        rule('APPLY_URL', 'applyUrl'),
        rule(
          'DESCRIPTION',
          ['companyDescription', ...sections].map((name) => `jobAd.sections.${name}[title,text]`),
          { join: true, optional: false },
        ),
        rule('QUALIFICATIONS', 'jobAd.sections.qualifications.text', {
          transforms: [step('STRIP_TAGS')],
        }),
      ],
    }),
  }),
};

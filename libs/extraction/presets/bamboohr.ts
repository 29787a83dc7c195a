import type { JsonField } from '#libs/proto/gen/jobradar/v1/JsonField.ts';
import { array, constant, feed, identity, keys, object, pages, rule, step } from './build.ts';
import { companyParameter, hostToken, type Preset } from './preset.ts';

/* The places of list and detail; most of their parts are null on most boards. */
const places: readonly JsonField[] = [
  object(
    'location',
    [
      ...keys('STRING', 'null or absent', 'city state postalCode addressCountry street'),
      ...keys('STRING', 'null or absent', 'street2 country'),
    ],
    'null or absent',
  ),
  object(
    'atsLocation',
    [
      ...keys('STRING', 'null or absent', 'country countryId state stateId province city'),
      ...keys('STRING', 'null or absent', 'postalCode'),
    ],
    'null or absent',
  ),
];

const common: readonly JsonField[] = [
  ...keys('STRING', 'always', 'jobOpeningName'),
  ...keys('STRING', 'null or absent', 'departmentId departmentLabel employmentStatusLabel'),
  ...keys('STRING', 'null or absent', 'employmentType locationType'),
  ...keys('BOOLEAN', 'null or absent', 'isRemote'),
  ...places,
];

const opening: readonly JsonField[] = [
  ...common,
  ...keys('STRING', 'always', 'jobOpeningShareUrl'),
  ...keys('STRING', 'null or absent', 'jobOpeningStatus jobCategoryId description compensation'),
  ...keys('STRING', 'null or absent', 'datePosted minimumExperience'),
  ...keys('ANY', 'null or absent', 'id'),
];

const onDetail = 'result.jobOpening';
const place = (part: string, more: readonly string[] = []): readonly string[] => [
  `location.${part}`,
  ...more.map((name) => `atsLocation.${name}`),
];

/*
 * BambooHR careers page: a list without texts and dates, and a detail for each opening. Kinds of
 * places are numbers: 0 on site, 1 remote, 2 hybrid. Pay is free text. The fields of the
 * application form are not looked into.
 */
export const bamboohr: Preset = {
  provider: 'bamboohr',
  boardPattern: hostToken,
  boardExample: 'acme',
  parameters: [companyParameter],
  site: ({ board }) => ({
    baseUrl: `https://${board}.bamboohr.com/careers/list`,
    allowedHosts: [`${board}.bamboohr.com`],
    allowedPathPrefixes: ['/careers/'],
  }),
  reading: (board) => ({
    emptyState: { sign: 'zeroTotal', zeroTotal: true },
    json: feed({
      itemsPath: 'result',
      pagination: pages({ totalPath: 'meta.totalCount' }),
      detailUrlTemplate: '/careers/{id}/detail',
      contract: {
        page: [object('meta', keys('INTEGER', 'always', 'totalCount')), array('result', 'ANY')],
        item: [identity('id'), ...common],
        detail: [
          ...keys('ANY', 'null or absent', 'meta'),
          object('result', [
            object('jobOpening', opening),
            ...keys('ANY', 'null or absent', 'formFields'),
          ]),
        ],
      },
      fields: [
        rule('EXTERNAL_ID', 'id', { optional: false }),
        rule('TITLE', 'jobOpeningName', { optional: false }),
        constant('COMPANY', board.parameters['company'] ?? board.board),
        rule('CITY', place('city', ['city'])),
        rule('REGION', place('state', ['state', 'province'])),
        rule('COUNTRY', ['location.addressCountry', 'location.country', 'atsLocation.country']),
        rule('WORKPLACE', ['locationType', '[?isRemote]'], {
          transforms: [step('MAP', '0=on-site|1=remote|2=hybrid|isRemote=remote')],
        }),
        rule('EMPLOYMENT', ['employmentStatusLabel', 'employmentType']),
        rule('DEPARTMENT', 'departmentLabel'),
      ],
      detailFields: [
        rule('SOURCE_URL', `${onDetail}.jobOpeningShareUrl`, { optional: false }),
        rule('DESCRIPTION', `${onDetail}.description`, { optional: false }),
        rule('SALARY_TEXT', `${onDetail}.compensation`),
        rule('POSTED', `${onDetail}.datePosted`),
        rule('SENIORITY', `${onDetail}.minimumExperience`),
        rule('POSTAL_CODE', `${onDetail}.location.postalCode`),
        rule('COUNTRY', [`${onDetail}.location.addressCountry`, `${onDetail}.atsLocation.country`]),
      ],
    }),
  }),
};

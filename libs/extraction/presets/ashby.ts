import type { FieldRule } from '#libs/proto/gen/jobradar/v1/FieldRule.ts';
import type { JsonField } from '#libs/proto/gen/jobradar/v1/JsonField.ts';
import { array, constant, feed, identity, keys, object, rule, step } from './build.ts';
import { companyParameter, emptyParameter, emptyStateOf, pathToken } from './preset.ts';
import type { Preset, PresetBoard } from './preset.ts';

const address: readonly JsonField[] = [
  object(
    'postalAddress',
    [
      ...keys('STRING', 'null or absent', 'addressLocality addressRegion addressCountry'),
      ...keys('STRING', 'null or absent', 'postalCode streetAddress'),
    ],
    'null or absent',
  ),
];

const components: readonly JsonField[] = [
  ...keys('STRING', 'null or absent', 'id summary compensationType interval currencyCode'),
  ...keys('NUMBER', 'null or absent', 'minValue maxValue'),
];

const compensation: readonly JsonField[] = [
  ...keys('STRING', 'null or absent', 'compensationTierSummary'),
  ...keys('STRING', 'null or absent', 'scrapeableCompensationSalarySummary'),
  array(
    'compensationTiers',
    [
      ...keys('STRING', 'null or absent', 'id tierSummary title additionalInformation'),
      array('components', components, 'null or absent'),
    ],
    'null or absent',
  ),
  array('summaryComponents', components, 'null or absent'),
];

/* Pay that the company does not want shown is in the answer all the same; it is left alone. */
const shown = '[shouldDisplayCompensationOnJobPostings=true].compensation';
/* Beside the salary stand equity, bonus and commission, which are no base pay. */
const salary = `${shown}.summaryComponents[compensationType=Salary]`;

const item: readonly JsonField[] = [
  identity('id'),
  ...keys('STRING', 'always', 'title jobUrl'),
  ...keys('STRING', 'null or absent', 'applyUrl department team employmentType location'),
  ...keys('STRING', 'null or absent', 'workplaceType publishedAt updatedAt'),
  ...keys('STRING', 'null or absent', 'descriptionHtml descriptionPlain'),
  ...keys('BOOLEAN', 'null or absent', 'isListed isRemote'),
  ...keys('BOOLEAN', 'null or absent', 'shouldDisplayCompensationOnJobPostings'),
  ...keys('BOOLEAN', 'null or absent', 'shouldDisplayCompensationOnJobBoard'),
  object('address', address, 'null or absent'),
  array(
    'secondaryLocations',
    [...keys('STRING', 'null or absent', 'location'), object('address', address, 'null or absent')],
    'null or absent',
  ),
  object('compensation', compensation, 'null or absent'),
];

/*
 * Ashby Job Postings API. One answer holds all jobs. A posting that is not listed is for those who
 * have its link: to everyone else it is withdrawn. `workplaceType` is what the board shows;
 * `isRemote` is true for hybrid jobs too, so it counts only where there is no `workplaceType`.
 */
export const ashby: Preset = {
  provider: 'ashby',
  boardPattern: pathToken,
  boardExample: 'Acme',
  parameters: [companyParameter, emptyParameter],
  site({ board }) {
    const path = `/posting-api/job-board/${encodeURIComponent(board)}`;
    return {
      baseUrl: `https://api.ashbyhq.com${path}?includeCompensation=true`,
      allowedHosts: ['api.ashbyhq.com'],
      allowedPathPrefixes: [path],
    };
  },
  reading: (board) => ({
    emptyState: emptyStateOf(board),
    closedSigns: [{ sign: 'path', path: 'isListed', values: ['false'] }],
    json: feed({
      itemsPath: 'jobs',
      contract: {
        page: [array('jobs', 'ANY'), ...keys('STRING', 'absent', 'apiVersion')],
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
    rule('SOURCE_URL', 'jobUrl', { optional: false }),
    constant('COMPANY', board.parameters['company'] ?? board.board),
    rule('APPLY_URL', 'applyUrl'),
    rule('LOCATION', ['location', 'secondaryLocations[*].location'], {
      join: true,
      optional: false,
    }),
    rule('CITY', 'address.postalAddress.addressLocality'),
    rule('REGION', 'address.postalAddress.addressRegion'),
    rule('COUNTRY', 'address.postalAddress.addressCountry'),
    rule('POSTAL_CODE', 'address.postalAddress.postalCode'),
    rule('WORKPLACE', ['workplaceType', '[?isRemote]'], {
      transforms: [step('MAP', 'OnSite=on-site|isRemote=remote')],
    }),
    rule('EMPLOYMENT', 'employmentType'),
    rule('DEPARTMENT', ['department', 'team']),
    rule('ATTRIBUTE', 'team', { attributeKey: 'team' }),
    rule('POSTED', 'publishedAt'),
    rule('DESCRIPTION', ['descriptionHtml', 'descriptionPlain'], { optional: false }),
    rule('SALARY_MIN', `${salary}.minValue`),
    rule('SALARY_MAX', `${salary}.maxValue`),
    rule('SALARY_CURRENCY', `${salary}.currencyCode`),
    rule('SALARY_PERIOD', `${salary}.interval`),
    rule('SALARY_TEXT', [
      `${shown}.scrapeableCompensationSalarySummary`,
      `${shown}.compensationTierSummary`,
    ]),
  ];
}

import { array, feed, identity, keys, object, rule, step } from './build.ts';
import { companyParameter, emptyParameter, emptyStateOf, hostToken } from './preset.ts';
import type { Preset, PresetParameter } from './preset.ts';

const domain: PresetParameter = {
  name: 'domain',
  description: 'Which of the two domains the company uses',
  values: ['de', 'com'],
  fallback: 'de',
};

const language: PresetParameter = {
  name: 'language',
  description: 'Language of the postings; a posting has one id in all of them',
  values: ['de', 'en', 'fr', 'es', 'nl', 'it', 'pt'],
  fallback: 'en',
};

/*
 * Personio XML feed, under the company's own host. One file holds all positions; their text is HTML
 * in CDATA, in named sections. A company of several legal entities names them in `subcompany`. The
 * addresses of postings follow from their ids; the feed does not give them.
 */
export const personio: Preset = {
  provider: 'personio',
  boardPattern: hostToken,
  boardExample: 'acme',
  parameters: [companyParameter, domain, language, emptyParameter],
  site({ board, parameters }) {
    const host = `${board}.jobs.personio.${parameters['domain'] ?? 'de'}`;
    return {
      baseUrl: `https://${host}/xml?language=${parameters['language'] ?? 'en'}`,
      allowedHosts: [host],
      allowedPathPrefixes: ['/xml'],
    };
  },
  reading: (board) => ({
    emptyState: emptyStateOf(board),
    json: feed({
      format: 'FORMAT_XML',
      itemsPath: 'workzag-jobs.position',
      contract: {
        page: [object('workzag-jobs', [array('position', 'ANY')])],
        item: [
          identity('id'),
          ...keys('STRING', 'always', 'name'),
          ...keys('STRING', 'null or absent', 'subcompany office department recruitingCategory'),
          ...keys('STRING', 'null or absent', 'employmentType seniority schedule'),
          ...keys('STRING', 'null or absent', 'yearsOfExperience keywords createdAt'),
          ...keys('STRING', 'null or absent', 'occupation occupationCategory'),
          object(
            'additionalOffices',
            [array('office', 'STRING'), ...keys('STRING', 'absent', '#text')],
            'null or absent',
          ),
          object(
            'jobDescriptions',
            [array('jobDescription', keys('STRING', 'null or absent', 'name value'))],
            'null or absent',
          ),
        ],
        detail: [],
      },
      fields: [
        rule('EXTERNAL_ID', 'id', { optional: false }),
        rule('TITLE', 'name', { optional: false }),
        rule('SOURCE_URL', 'id', { transforms: [step('TEMPLATE', '/job/{url}')], optional: false }),
        rule('APPLY_URL', 'id', { transforms: [step('TEMPLATE', '/job/{url}#apply')] }),
        rule('COMPANY', 'subcompany', {
          transforms: [step('DEFAULT', board.parameters['company'] ?? board.board)],
          optional: false,
        }),
        rule('LOCATION', ['office', 'additionalOffices[office,#text]'], {
          join: true,
          optional: false,
        }),
        rule('EMPLOYMENT', ['employmentType', 'schedule'], {
          join: true,
          transforms: [step('MAP', 'full-or-part-time=full-time, part-time')],
        }),
        rule('SENIORITY', 'seniority'),
        rule('DEPARTMENT', 'department'),
        rule('FUNCTION', 'recruitingCategory'),
        rule('INDUSTRY', 'occupationCategory'),
        rule('ATTRIBUTE', 'occupation', { attributeKey: 'occupation' }),
        rule('EXPERIENCE', 'yearsOfExperience', {
          transforms: [step('MAP', 'lt-1=up to 1|gt-15=15+'), step('TEMPLATE', '{} years')],
        }),
        rule('SKILLS', 'keywords', { transforms: [step('SPLIT', ','), step('TRIM')] }),
        rule('POSTED', 'createdAt'),
        rule('DESCRIPTION', 'jobDescriptions.jobDescription[*][name,value]', { optional: false }),
      ],
    }),
  }),
};

import { jsonAnswer, type Answer } from '../answer.ts';
import type { Board, LabJob } from '../job.ts';
import { boardToken, factsOf, type AtsFacts } from './facts.ts';

/** The one answer of an Ashby board; the last posting is one that only those with its link see. */
export function ashby(board: Board, url: URL): Answer | undefined {
  if (url.pathname !== `/posting-api/job-board/${boardToken}`) return undefined;
  const jobs = board.jobs.map((job) => ashbyJob(board, job, true));
  const [first] = board.jobs;
  const hidden =
    first === undefined ? [] : [ashbyJob(board, { ...first, externalId: 'hidden' }, false)];
  return jsonAnswer(JSON.stringify({ jobs: [...jobs, ...hidden], apiVersion: '1' }));
}

function ashbyJob(board: Board, job: LabJob, isListed: boolean): Readonly<Record<string, unknown>> {
  const facts = factsOf(job);
  const { uuid, cities, workplace, kind, postedAt, html } = facts;
  const address = (city: string) => ({
    postalAddress: { addressLocality: city, addressCountry: 'China' },
  });
  const [main = '', ...further] = cities;
  const jobUrl = `${board.origin}/${boardToken}/${uuid}`;
  return {
    id: uuid,
    title: ` ${job.title}`,
    department: job.department,
    team: job.skills[0] ?? '',
    employmentType: { 'full-time': 'FullTime', 'part-time': 'PartTime', intern: 'Intern' }[kind],
    location: main,
    shouldDisplayCompensationOnJobPostings: isPayShown(facts),
    secondaryLocations: further.map((city) => ({ location: city, address: address(city) })),
    publishedAt: postedAt,
    isListed,
    isRemote: workplace === 'remote' || workplace === 'hybrid',
    workplaceType:
      { onsite: 'OnSite', hybrid: 'Hybrid', remote: 'Remote', unspecified: undefined }[workplace] ??
      null,
    address: address(main),
    jobUrl,
    applyUrl: `${jobUrl}/application`,
    descriptionHtml: html,
    descriptionPlain: job.description.join('\n\n'),
    compensation: compensation(job, facts),
  };
}

/** Some employers keep their pay to themselves; the answer holds it all the same. */
export function isPayShown({ number }: Pick<AtsFacts, 'number'>): boolean {
  return number % 4 !== 1;
}

function compensation(job: LabJob, { uuid, pay }: AtsFacts): Readonly<Record<string, unknown>> {
  const summaryComponents = [
    {
      compensationType: 'EquityPercentage',
      interval: 'NONE',
      currencyCode: null,
      minValue: 0.1,
      maxValue: 0.5,
    },
    ...(pay === undefined
      ? []
      : [
          {
            compensationType: 'Salary',
            interval: '1 MONTH',
            currencyCode: 'CNY',
            minValue: pay.min,
            maxValue: pay.max,
          },
        ]),
  ];
  return {
    compensationTierSummary: `${job.salary} • Offers Equity`,
    scrapeableCompensationSalarySummary: job.salary,
    compensationTiers: [
      {
        id: uuid,
        tierSummary: job.salary,
        title: null,
        additionalInformation: null,
        components: summaryComponents.map((part, at) => ({ id: `${at}`, summary: '', ...part })),
      },
    ],
    summaryComponents,
  };
}

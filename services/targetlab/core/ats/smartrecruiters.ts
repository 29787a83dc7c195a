import { jsonAnswer, type Answer } from '../answer.ts';
import type { Board, LabJob } from '../job.ts';
import { boardToken, factsOf } from './facts.ts';
import { sliceOf } from './slice.ts';

const listPath = `/v1/companies/${boardToken}/postings`;

/** A page of a SmartRecruiters company, or the detail of one posting, which alone has its text. */
export function smartrecruiters(board: Board, url: URL): Answer | undefined {
  if (url.pathname === listPath) {
    const { jobs, offset, limit } = sliceOf(board, url, 'offset');
    const content = jobs.map((job) => posting(board, job));
    return jsonAnswer(JSON.stringify({ offset, limit, totalFound: board.jobs.length, content }));
  }
  const job = board.jobs.find((candidate) => url.pathname === `${listPath}/${idOf(candidate)}`);
  return job === undefined ? undefined : jsonAnswer(JSON.stringify(detail(board, job)));
}

function idOf(job: LabJob): string {
  return `743999${factsOf(job).number}`;
}

function posting(board: Board, job: LabJob): Readonly<Record<string, unknown>> {
  const { uuid, workplace, kind, postedAt } = factsOf(job);
  const words = { 'full-time': 'Full-time', 'part-time': 'Part-time', intern: 'Intern' };
  return {
    id: idOf(job),
    name: job.title,
    uuid,
    refNumber: job.externalId,
    company: { identifier: boardToken, name: job.company },
    releasedDate: postedAt,
    location: {
      city: job.city,
      region: '',
      country: 'cn',
      remote: workplace === 'remote',
      hybrid: workplace === 'hybrid',
      latitude: '30.2741',
      longitude: '120.1551',
      fullLocation: `${job.city}, , China`,
    },
    industry: { id: 'computer_software', label: '计算机软件' },
    department: { id: '11', label: job.department },
    function: { id: 'engineering', label: '研发' },
    typeOfEmployment: { id: 'permanent', label: words[kind] },
    experienceLevel: { id: 'mid_senior_level', label: job.experience },
    customField: [{ fieldId: 'x', fieldLabel: '部门', valueId: 'y', valueLabel: job.department }],
    ref: `${board.origin}${listPath}/${idOf(job)}`,
    creator: { name: '张三' },
    language: { code: 'zh', label: 'Chinese', labelNative: '中文' },
    visibility: 'PUBLIC',
  };
}

function detail(board: Board, job: LabJob): Readonly<Record<string, unknown>> {
  const postingUrl = `${board.origin}/${boardToken}/${idOf(job)}`;
  return {
    ...posting(board, job),
    active: true,
    postingUrl,
    applyUrl: `${postingUrl}?oga=true`,
    referralUrl: null,
    jobAd: {
      sections: {
        companyDescription: { title: '公司介绍', text: `<p>${job.skills.join('、')}</p>` },
        jobDescription: { title: '职位描述', text: factsOf(job).html },
        qualifications: { title: '任职要求', text: `<ul><li>${job.education}</li></ul>` },
        additionalInformation: { title: '其他', text: '' },
      },
    },
  };
}

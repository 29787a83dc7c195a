import { jobPath, jobsOfPage, type Board, type LabJob } from './job.ts';
import { document, escapeHtml, scriptJson } from './markup.ts';

/** A list page that holds links only. */
export function renderStructuredList(board: Board, page: number): string {
  const { jobs, pages } = jobsOfPage(board, page);
  const links = jobs
    .map((job) => {
      const path = jobPath(board.strategy, job.externalId);
      return `<li><a class="opening" href="${path}">${escapeHtml(job.title)}</a></li>`;
    })
    .join('\n');
  const next = page < pages ? `<a rel="next" href="/careers?page=${page + 1}">更多职位</a>` : '';
  const list =
    board.jobs.length === 0
      ? '<p class="no-jobs">暂无职位</p>'
      : `<ul class="openings">\n${links}\n</ul>`;
  const body = `<h1>加入我们</h1>\n${list}\n${next}`;
  return document({ title: '加入我们', language: 'zh-CN', body });
}

/** The page of one posting, with its data as JSON-LD. */
export function renderStructuredDetail(board: Board, job: LabJob): string {
  const graph = {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'WebSite', name: 'TargetLab', url: `${board.origin}/` },
      jobPosting(board, job),
    ],
  };
  const head = `<script type="application/ld+json">${scriptJson(graph)}</script>\n`;
  const body = `<h1>${escapeHtml(job.title)}</h1>
<p>${escapeHtml(job.company)} · ${escapeHtml(job.city)} · ${escapeHtml(job.salary)}</p>`;
  return document({ title: job.title, language: 'zh-CN', head, body });
}

/** The posting in the words of schema.org. */
export function jobPosting(board: Board, job: LabJob): Readonly<Record<string, unknown>> {
  return {
    '@type': 'JobPosting',
    title: job.title,
    url: `${board.origin}${jobPath('structured', job.externalId)}`,
    identifier: { '@type': 'PropertyValue', name: job.company, value: job.externalId },
    datePosted: job.posted,
    validThrough: '2027-12-31T23:59:59+08:00',
    employmentType: job.employment,
    hiringOrganization: { '@type': 'Organization', name: job.company, sameAs: `${board.origin}/` },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: job.city, addressCountry: 'CN' },
    },
    baseSalary: job.salary,
    experienceRequirements: job.experience,
    educationRequirements: job.education,
    skills: job.skills,
    directApply: true,
    description: job.description.map((text) => `<p>${escapeHtml(text)}</p>`).join(''),
  };
}

import { jobPath, type Board, type LabJob } from './job.ts';
import { document, escapeHtml } from './markup.ts';

/** The page of one posting, with its data as microdata. */
export function renderMicrodataDetail(board: Board, job: LabJob): string {
  const url = `${board.origin}${jobPath('microdata', job.externalId)}`;
  const skills = job.skills.map((skill) => `<li itemprop="skills">${escapeHtml(skill)}</li>`);
  const description = job.description.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n');
  const body = `<article itemscope itemtype="https://schema.org/JobPosting">
<h1 itemprop="title">${escapeHtml(job.title)}</h1>
<link itemprop="url" href="${escapeHtml(url)}">
<div itemprop="identifier" itemscope itemtype="https://schema.org/PropertyValue">
<meta itemprop="name" content="${escapeHtml(job.company)}">
<span itemprop="value">${escapeHtml(job.externalId)}</span>
</div>
<p itemprop="hiringOrganization" itemscope itemtype="https://schema.org/Organization">
<span itemprop="name">${escapeHtml(job.company)}</span></p>
<p itemprop="jobLocation" itemscope itemtype="https://schema.org/Place">
<span itemprop="address" itemscope itemtype="https://schema.org/PostalAddress">
<span itemprop="addressLocality">${escapeHtml(job.city)}</span>
<meta itemprop="addressCountry" content="CN">
</span></p>
<p itemprop="baseSalary">${escapeHtml(job.salary)}</p>
<time itemprop="datePosted" datetime="${job.posted}">${job.posted}</time>
<meta itemprop="validThrough" content="2027-12-31T23:59:59+08:00">
<span itemprop="employmentType">${escapeHtml(job.employment)}</span>
<span itemprop="experienceRequirements">${escapeHtml(job.experience)}</span>
<span itemprop="educationRequirements">${escapeHtml(job.education)}</span>
<ul>${skills.join('')}</ul>
<div itemprop="description">
${description}
</div>
</article>`;
  return document({ title: job.title, language: 'zh-CN', body });
}

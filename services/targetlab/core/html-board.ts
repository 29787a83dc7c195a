import { jobPath, jobsOfPage, type Board, type LabJob } from './job.ts';
import { document, escapeHtml } from './markup.ts';

/** A list page of the Chinese board: cards with or without the full text, and a next link. */
export function renderHtmlList(board: Board, page: number): string {
  const { jobs, pages } = jobsOfPage(board, page);
  const next =
    page < pages ? `<a class="next" rel="next" href="/jobs?page=${page + 1}">下一页</a>` : '';
  const cards = jobs.map((job) => (board.hasDetails ? shortCard(job) : fullCard(job))).join('\n');
  const list =
    board.jobs.length === 0
      ? '<p class="no-jobs">暂无职位</p>'
      : `<ul class="job-list">\n${cards}\n</ul>`;
  const body = `<h1>招聘职位</h1>
<p class="summary">共 <span class="total">${board.jobs.length}</span> 个职位</p>
${list}
<nav class="pages"><span class="current">第 ${page} / ${pages} 页</span>${next}</nav>`;
  return document({ title: '招聘职位', language: 'zh-CN', body });
}

function shortCard(job: LabJob): string {
  const link = `${jobPath('html', job.externalId)}?utm_source=list`;
  return `<li class="job" data-job-id="${escapeHtml(job.externalId)}">
<h3 class="title"><a href="${link}">${escapeHtml(job.title)}</a></h3>
<span class="company">${escapeHtml(job.company)}</span>
<span class="city">${escapeHtml(job.city)}</span>
<span class="salary">${escapeHtml(job.salary)}</span>
</li>`;
}

/** Everything on the card, as boards without detail pages show it. */
function fullCard(job: LabJob): string {
  const url = jobPath('html', job.externalId);
  return `<li class="job" data-job-id="${escapeHtml(job.externalId)}" data-job-url="${url}">
<h3 class="title">${escapeHtml(job.title)}</h3>
${facts(job)}
</li>`;
}

/** The page of one posting. */
export function renderHtmlDetail(job: LabJob): string {
  const body = `<article class="job-detail" data-job-id="${escapeHtml(job.externalId)}">
<h1 class="title">${escapeHtml(job.title)}</h1>
${facts(job)}
<a class="apply" href="${jobPath('html', job.externalId)}/apply">立即申请</a>
</article>`;
  return document({ title: `${job.title} - ${job.company}`, language: 'zh-CN', body });
}

function facts(job: LabJob): string {
  const skills = job.skills.map((skill) => `<li>${escapeHtml(skill)}</li>`).join('');
  const paragraphs = job.description.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n');
  return `<div class="company">${escapeHtml(job.company)}</div>
<dl class="facts">
<dt>工作地点</dt><dd class="city">${escapeHtml(job.city)}</dd>
<dt>薪资</dt><dd class="salary">${escapeHtml(job.salary)}</dd>
<dt>发布日期</dt><dd class="posted"><time datetime="${job.posted}">${chineseDay(job.posted)}</time></dd>
<dt>工作性质</dt><dd class="employment">${escapeHtml(job.employment)}</dd>
<dt>经验要求</dt><dd class="experience">${escapeHtml(job.experience)}</dd>
<dt>学历要求</dt><dd class="education">${escapeHtml(job.education)}</dd>
<dt>部门</dt><dd class="department">${escapeHtml(job.department)}</dd>
</dl>
<ul class="skills">${skills}</ul>
<div class="description">
${paragraphs}
</div>`;
}

function chineseDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${year}年${Number(month)}月${Number(date)}日`;
}

import { xmlAnswer, type Answer } from '../answer.ts';
import type { Board, LabJob } from '../job.ts';
import { escapeHtml } from '../markup.ts';
import { factsOf } from './facts.ts';

/** The XML feed of a Personio company: texts as HTML in CDATA, in named sections. */
export function personio(board: Board, url: URL): Answer | undefined {
  if (url.pathname !== '/xml') return undefined;
  const positions = board.jobs.map(position).join('\n');
  return xmlAnswer(
    `<?xml version="1.0" encoding="UTF-8"?>\n<workzag-jobs>\n${positions}\n</workzag-jobs>\n`,
  );
}

function position(job: LabJob): string {
  const { number, cities, kind, postedAt, html } = factsOf(job);
  const [main = '', ...further] = cities;
  const offices = further.map((city) => element('office', city)).join('');
  const schedule = kind === 'part-time' ? 'part-time' : 'full-time';
  return `<position>
${element('id', String(number))}
${element('subcompany', job.company)}
${element('office', main)}
${further.length === 0 ? '' : `<additionalOffices>${offices}</additionalOffices>`}
${element('department', job.department)}
${element('recruitingCategory', '研发')}
${element('name', job.title)}
<jobDescriptions>
${section('职位描述', html)}
${section('任职要求', `<ul><li>${escapeHtml(job.education)}</li></ul>`)}
</jobDescriptions>
${element('employmentType', kind === 'intern' ? 'intern' : 'permanent')}
${element('seniority', 'experienced')}
${element('schedule', schedule)}
${element('yearsOfExperience', '2-5')}
${element('keywords', job.skills.join(', '))}
${element('occupation', 'software_and_web_development')}
${element('occupationCategory', 'it_software')}
${element('createdAt', postedAt.replace('Z', '+00:00'))}
</position>`;
}

function section(name: string, html: string): string {
  const value = `<value>\n<![CDATA[${html}]]>\n</value>`;
  return `<jobDescription>${element('name', name)}${value}</jobDescription>`;
}

function element(name: string, text: string): string {
  return text === '' ? `<${name}/>` : `<${name}>${escapeHtml(text)}</${name}>`;
}

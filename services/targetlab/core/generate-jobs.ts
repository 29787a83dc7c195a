import type { LabJob } from './job.ts';
import {
  cities,
  companies,
  departments,
  educations,
  employments,
  experiences,
  roles,
  sentences,
} from './job-words.ts';
import { between, pick, seededRandom, type Random } from './random.ts';

/** The posting that every board lists first, and that documents and tests quote. */
export const exampleJob: LabJob = {
  externalId: 'python-backend-001',
  title: 'Python 后端工程师',
  company: '星河科技',
  city: '杭州',
  salary: '15k-25k·13薪',
  posted: '2026-09-01',
  skills: ['Python', 'FastAPI', 'PostgreSQL'],
  employment: '全职',
  experience: '3-5年',
  education: '本科',
  department: '平台部',
  description: ['负责后端平台。', '用 FastAPI 与 PostgreSQL 建设招聘数据服务。'],
};

/** The jobs of a board: the same for the same seed, the example first, each id once. */
export function generateJobs(options: {
  readonly seed: number;
  readonly count: number;
}): readonly LabJob[] {
  const random = seededRandom(options.seed);
  const jobs: LabJob[] = [];
  for (let index = 0; index < options.count; index += 1) {
    jobs.push(index === 0 ? exampleJob : generateJob(random, index + 1));
  }
  return jobs;
}

function generateJob(random: Random, number: number): LabJob {
  const role = pick(random, roles);
  return {
    externalId: `${role.slug}-${String(number).padStart(3, '0')}`,
    title: role.title,
    company: pick(random, companies),
    city: pick(random, cities),
    salary: generateSalary(random),
    posted: `2026-${pick(random, ['09', '10'])}-${String(between(random, 1, 30)).padStart(2, '0')}`,
    skills: role.skills,
    employment: pick(random, employments),
    experience: pick(random, experiences),
    education: pick(random, educations),
    department: pick(random, departments),
    description: generateDescription(random),
  };
}

function generateSalary(random: Random): string {
  const from = between(random, 6, 30);
  const to = from + between(random, 4, 20);
  switch (between(random, 0, 4)) {
    case 0:
      return `${from}-${to}K·${between(random, 13, 16)}薪`;
    case 1:
      return `${from}k-${to}k`;
    case 2:
      return `${from}000-${to}000元/月`;
    case 3:
      return `${from / 10}-${to / 10}万/月`;
    default:
      return '面议';
  }
}

/** Four to six sentences, so that twenty full jobs make a page of about 27 kB. */
function generateDescription(random: Random): readonly string[] {
  const start = between(random, 0, sentences.length - 1);
  const count = between(random, 4, 6);
  return Array.from({ length: count }, (_, index) => {
    return sentences[(start + index) % sentences.length] ?? '';
  });
}

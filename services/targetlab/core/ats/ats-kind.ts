/** Applicant tracking systems whose feeds a board can have the form of. */
export type AtsKind = keyof typeof paths;

const paths = {
  greenhouse: '/v1/boards/acme/jobs?content=true&pay_transparency=true',
  lever: '/v0/postings/acme?mode=json',
  ashby: '/posting-api/job-board/acme?includeCompensation=true',
  smartrecruiters: '/v1/companies/acme/postings',
  recruitee: '/api/offers/',
  personio: '/xml?language=en',
  bamboohr: '/careers/list',
} as const;

/** The path of the first list answer, with its query. */
export function atsListPath(kind: AtsKind): string {
  return paths[kind];
}

/** Whether a board's strategy is one of these. */
export function isAtsKind(name: string): name is AtsKind {
  return Object.hasOwn(paths, name);
}

/** All of them. */
export const atsKinds: readonly AtsKind[] = Object.keys(paths).filter(isAtsKind);

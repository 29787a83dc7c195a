import { z } from 'zod';
import type { FaultWish } from './board-state.ts';
import { strategies } from './config.ts';
import type { Board, LabJob } from './core/job.ts';
import type { BoardWish } from './target-lab.ts';

/* Bodies of the control endpoint; an unknown key or a wrong value is refused with its path. */

const wish = z.strictObject({
  strategy: z.enum(strategies),
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,40}$/u)
    .optional(),
  jobs: z.int().min(0).max(100_000).optional(),
  pageSize: z.int().min(1).max(1_000).optional(),
  hasDetails: z.boolean().optional(),
  seed: z.int().min(0).optional(),
  listen: z.strictObject({ host: z.string(), port: z.int().min(0).max(65_535) }).optional(),
});

const kind = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('status'),
    status: z.int().min(200).max(599),
    retryAfter: z.string().optional(),
  }),
  z.strictObject({
    kind: z.literal('redirect'),
    location: z.string(),
    status: z.int().min(300).max(399).optional(),
  }),
  z.strictObject({ kind: z.literal('delay'), delayMs: z.int().min(0).max(600_000) }),
  z.strictObject({
    kind: z.literal('drip'),
    chunkBytes: z.int().min(1),
    everyMs: z.int().min(1).max(60_000),
  }),
  z.strictObject({ kind: z.literal('cut-off'), afterBytes: z.int().min(0) }),
  z.strictObject({ kind: z.literal('truncated-gzip') }),
  z.strictObject({ kind: z.literal('changed-structure') }),
  z.strictObject({ kind: z.literal('unknown-key') }),
  z.strictObject({ kind: z.literal('login-page') }),
  z.strictObject({ kind: z.literal('captcha-page') }),
  z.strictObject({ kind: z.literal('empty-list') }),
  z.strictObject({ kind: z.literal('next-link'), href: z.string().max(10_000) }),
  z.strictObject({
    kind: z.literal('missing-field'),
    name: z.string(),
    inFirstOnly: z.boolean().optional(),
  }),
  z.strictObject({ kind: z.literal('renamed-field'), name: z.string(), to: z.string() }),
  z.strictObject({
    kind: z.literal('other-value'),
    name: z.string(),
    value: z.union([z.number(), z.string(), z.null()]),
  }),
  z.strictObject({ kind: z.literal('other-page'), target: z.string() }),
  z.strictObject({ kind: z.literal('endless-index') }),
  z.strictObject({ kind: z.literal('gzip-bomb'), bytes: z.int().min(0).max(200_000_000) }),
  z.strictObject({ kind: z.literal('big-page'), bytes: z.int().min(0).max(100_000_000) }),
]);

const fault = z.strictObject({
  path: z.string().min(1),
  times: z.int().min(1).nullable().optional(),
  after: z.int().min(0).optional(),
  what: kind,
});

const job = z
  .strictObject({
    title: z.string(),
    company: z.string(),
    city: z.string(),
    salary: z.string(),
    posted: z.string(),
    skills: z.array(z.string()),
    employment: z.string(),
    experience: z.string(),
    education: z.string(),
    department: z.string(),
    description: z.array(z.string()),
  })
  .partial();

const robots = z.strictObject({ status: z.int().min(200).max(599), body: z.string() });

/** A board to open. */
export function boardWish(value: unknown): BoardWish {
  return dropUndefined(wish.parse(value));
}

/** A fault to switch on. */
export function faultWish(value: unknown): FaultWish {
  const { what, ...place } = fault.parse(value);
  return { ...dropUndefined(place), what: dropUndefined(what) };
}

/** Changes of one job. */
export function jobChanges(value: unknown): Partial<LabJob> {
  return dropUndefined(job.parse(value));
}

/** A robots.txt. */
export function robotsWish(value: unknown): Board['robots'] {
  return robots.parse(value);
}

type Defined<Value> = { [Key in keyof Value]: Exclude<Value[Key], undefined> };

/** zod types an optional key as possibly undefined; the keys are simply absent. */
function dropUndefined<Value extends object>(value: Value): Defined<Value> {
  const entries = Object.entries(value).filter(([, member]) => member !== undefined);
  return Object.fromEntries(entries) as Defined<Value>;
}

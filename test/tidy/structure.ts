/*
 * The style that runs: which folder may import which, and the budgets of a file. A pure function
 * over the texts of all files, so that a test can show it a small tree that breaks a rule.
 */

/** One source file: its path from the root, with `/`, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

interface Import {
  readonly specifier: string;
  readonly isTypeOnly: boolean;
}

const linesMax = 300;
const columnsMax = 100;
const castsPerThousandLinesMax = 2;

const vagueNames = /(?:^|\/)(?:utils?|helpers?|common|misc|types|shared)(?:\.test)?\.ts$/u;

/** All complaints about a tree, each beginning with the path that it is about. */
export function complaintsAbout(files: readonly SourceFile[]): readonly string[] {
  const paths = new Set(files.map((file) => file.path));
  const complaints = files.flatMap((file) => [
    ...budgetComplaints(file),
    ...directionComplaints(file),
    ...companionComplaints(file, paths),
  ]);
  return [...complaints, ...castComplaints(files)];
}

function budgetComplaints({ path, text }: SourceFile): readonly string[] {
  const complaints: string[] = [];
  const lines = text.replace(/\n$/u, '').split('\n');
  if (lines.length > linesMax) complaints.push(`${path}: has ${lines.length} lines, at most 300`);
  for (const [index, line] of lines.entries()) {
    // The formatter breaks what can be broken; an import or a URL cannot.
    if (line.length > columnsMax && !/https?:\/\/|^import /u.test(line)) {
      complaints.push(`${path}:${index + 1}: is wider than ${columnsMax} columns`);
    }
  }
  const code = withoutTexts(text);
  if (/(?:[:<|&,(]\s*|\bas\s+)any\b(?!\s*:)/u.test(code)) complaints.push(`${path}: uses any`);
  if (/\b(?:FIXME|TODO|XXX|HACK)\b/u.test(commentsOf(text))) {
    complaints.push(`${path}: holds a left-over marker`);
  }
  for (const match of text.matchAll(
    /(?:oxlint|eslint)-disable[^\n]*|@ts-(?:ignore|expect-error)[^\n]*/gu,
  )) {
    if (!/ -- \S+/u.test(match[0]) && !/@ts-\S+ \S+/u.test(match[0])) {
      complaints.push(`${path}: suppresses a rule without a reason`);
    }
  }
  if (vagueNames.test(path)) complaints.push(`${path}: is named after nothing that it gives`);
  if (path.endsWith('.test.ts') && /await (?:sleep|delay)\(/u.test(code)) {
    complaints.push(`${path}: waits by the clock`);
  }
  if (/^export default\b/mu.test(code)) complaints.push(`${path}: has a default export`);
  return complaints;
}

function directionComplaints({ path, text }: SourceFile): readonly string[] {
  return importsOf(text)
    .filter((imported) => !isAllowed(path, imported))
    .map((imported) => `${path}: must not import ${imported.specifier}`);
}

function isAllowed(path: string, { specifier, isTypeOnly }: Import): boolean {
  const target = targetOf(path, specifier);
  if (path.startsWith('test/') || path.endsWith('.test.ts')) return true;
  if (target.startsWith('test/')) return false;
  const [top = '', owner = ''] = path.split('/');
  if (top === 'libs') return !target.startsWith('services/') && !target.startsWith('deploy/');
  if (top === 'deploy' || top === 'scripts') {
    // The practice boards belong to the local stack; a core is a fact that documents may show.
    return (
      !target.startsWith('services/') || /^services\/(?:targetlab|[a-z]+\/core)\//u.test(target)
    );
  }
  if (top !== 'services') return true;
  const home = `services/${owner}/`;
  if (target.startsWith('services/') && !target.startsWith(home)) return false;
  if (target === `${home}main.ts`) return false;
  return isAllowedInService(path.slice(home.length), {
    target: target.startsWith(home) ? target.slice(home.length) : undefined,
    specifier,
    isTypeOnly,
  });
}

/** Inside a service: core knows only core, adapters know no story, main knows all. */
function isAllowedInService(
  place: string,
  imported: {
    readonly target: string | undefined;
    readonly specifier: string;
    readonly isTypeOnly: boolean;
  },
): boolean {
  const { target, specifier, isTypeOnly } = imported;
  if (place === 'main.ts' || place === 'create-api-key.ts') return true;
  if (place.startsWith('core/')) {
    if (target !== undefined) return target.startsWith('core/');
    if (isTypeOnly) return /^#libs\/(?:proto\/gen|messages|runtime)\//u.test(specifier);
    return specifier === 'node:crypto' || specifier === 'node:net';
  }
  if (place.startsWith('sources/')) {
    if (target !== undefined) return /^(?:core|sources)\//u.test(target);
    return !specifier.startsWith('node:') || specifier === 'node:crypto';
  }
  if (place.startsWith('adapters/')) {
    return target === undefined || /^(?:core|adapters|sources)\//u.test(target);
  }
  // A story: handlers, duties, the pipeline. It calls adapters; what lives long (a pool, a session,
  // a client) it gets as an argument. Packages stay behind libs and adapters, but for the border's.
  return target !== undefined || isTypeOnly || /^(?:#libs\/|node:|zod$)/u.test(specifier);
}

function targetOf(path: string, specifier: string): string {
  if (specifier.startsWith('#libs/')) return specifier.slice(1);
  if (!specifier.startsWith('.')) return specifier;
  const parts = path.split('/').slice(0, -1);
  for (const step of specifier.split('/')) {
    if (step === '..') parts.pop();
    else if (step !== '.') parts.push(step);
  }
  return parts.join('/');
}

function importsOf(text: string): readonly Import[] {
  const names = String.raw`(?<kind>type\s)?(?<names>[^'";]*?from\s+)?`;
  const pattern = new RegExp(
    String.raw`^(?:import|export)\s+${names}['"](?<specifier>[^'"]+)['"]`,
    'gmu',
  );
  return [...text.matchAll(pattern)].map((match) => {
    const names = match.groups?.['names'] ?? '';
    const listed = /\{(?<list>[^}]*)\}/u.exec(names)?.groups?.['list'] ?? '';
    const members = listed
      .split(',')
      .map((member) => member.trim())
      .filter((member) => member !== '');
    return {
      specifier: match.groups?.['specifier'] ?? '',
      isTypeOnly:
        match.groups?.['kind'] !== undefined ||
        (members.length > 0 && members.every((member) => member.startsWith('type '))),
    };
  });
}

function companionComplaints({ path }: SourceFile, paths: ReadonlySet<string>): readonly string[] {
  const isCore = /^services\/[^/]+\/core\/.*\.ts$/u.test(path) && !path.endsWith('.test.ts');
  if (!isCore || paths.has(path.replace(/\.ts$/u, '.test.ts'))) return [];
  return [`${path}: has no test beside it`];
}

/** Casts are counted over the whole production code: a few stand where bytes become types. */
function castComplaints(files: readonly SourceFile[]): readonly string[] {
  const production = files.filter(
    (file) => /^(?:libs|services)\//u.test(file.path) && !file.path.endsWith('.test.ts'),
  );
  const lines = production.reduce((sum, file) => sum + file.text.split('\n').length, 0);
  const casts = production.reduce((sum, file) => sum + castsIn(file.text), 0);
  const most = Math.max(castsPerThousandLinesMax, (lines / 1000) * castsPerThousandLinesMax);
  return casts <= most ? [] : [`libs, services: ${casts} casts in ${lines} lines, at most ${most}`];
}

/** Counts `as` where a type follows; `as const` and renaming imports are none. */
export function castsIn(text: string): number {
  const code = withoutTexts(text).replace(/^(?:import|export)[^;]*;/gmu, '');
  return [...code.matchAll(/[\w)\]}] as (?!const\b)[A-Za-z({[]/gu)].length;
}

/** Takes comments and the insides of strings out, so that words in them are no code. */
function withoutTexts(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//gu, '')
    .replace(/(?<=^|\s)\/\/[^\n]*/gu, '')
    .replace(/'(?:[^'\\\n]|\\.)*'/gu, "''")
    .replace(/`(?:[^`\\]|\\.)*`/gu, '``');
}

function commentsOf(text: string): string {
  return [...text.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/gu)]
    .map((match) => match[0])
    .join('\n');
}

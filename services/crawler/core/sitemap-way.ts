import { marksIn, pageMark } from './page-marks.ts';

/*
 * The way through a tree of sitemaps. It is all that a crawl keeps of the files still to come, so
 * it is small however many they are: for each index around the file that is read, as many of its
 * next children by their URLs as there is room for. Where those are used up, the index is read
 * again and goes on with the children that were not read: it may have changed in between, and in
 * another order none of them is lost. It travels as the cursor of the list, and with it through
 * checkpoints.
 */

const cursorCharsMax = 4_096;
/** The innermost index has the rest to itself: its children are the next ones. */
const outerCharsMax = 2_048;
const aheadMax = 200;
/** An index may stand in an index that stands in an index. */
export const indexLevelsMax = 3;

/** An index that is being gone through. */
interface Level {
  readonly url: string;
  /** How many of its children have been given out. */
  readonly given: number;
  /** Its next children, in order. */
  readonly ahead: readonly string[];
  /** It has children behind those. */
  readonly hasMore: boolean;
}

/** The files around the one that is read, and those that come after it. */
export interface Way {
  readonly up: readonly Level[];
  /** The file is read again, after so many of its children. */
  readonly resume: number | undefined;
  /** A file of the tree could not be read. */
  readonly hasGap: boolean;
}

/** The next file, and the way there. */
export interface NextFile {
  readonly url: string;
  readonly cursor: string;
}

/** The way as the crawl's cursor has it; one that is not ours begins at the first file. */
export function readWay(cursor: string): Way {
  const start: Way = { up: [], resume: undefined, hasGap: false };
  if (cursor === '') return start;
  try {
    return parseWay(JSON.parse(cursor)) ?? start;
  } catch {
    return start;
  }
}

/** Goes to the file after this one: the next child of its index, or of the index around that. */
export function nextFile(way: Way): NextFile | undefined {
  const level = way.up.at(-1);
  if (level === undefined) return undefined;
  const around = way.up.slice(0, -1);
  const { given, url, hasMore } = level;
  const [next, ...ahead] = level.ahead;
  if (next !== undefined) {
    const moved = { ...level, given: given + 1, ahead };
    return { url: next, cursor: writeWay({ ...way, up: [...around, moved], resume: undefined }) };
  }
  if (!hasMore) return nextFile({ ...way, up: around });
  return { url, cursor: writeWay({ ...way, up: around, resume: given }) };
}

/** Goes on without the file, and remembers that one is missing. */
export function passFile(way: Way): NextFile | undefined {
  return nextFile({ ...way, hasGap: true });
}

/** What comes after an index. */
export interface IndexExit {
  readonly next: NextFile | undefined;
  /** Its children are left out: it stands too deep, or the way would grow too long. */
  readonly isTooDeep: boolean;
}

/** The files that are not among those that were read or tried, by the marks of their addresses. */
export function unreadFiles(files: readonly string[], read: Uint8Array): readonly string[] {
  if (read.length === 0) return files;
  const known = marksIn(read);
  return files.filter((url) => !known.has(pageMark(url).toString('latin1')));
}

/** Goes into an index: to the first of its children that are still to be read, or past it. */
export function enterIndex(
  way: Way,
  index: { readonly url: string; readonly children: readonly string[] },
): IndexExit {
  const given = (way.resume ?? 0) + 1;
  const [first, ...rest] = index.children.slice(0, 1 + aheadMax);
  if (first === undefined) return { next: nextFile(way), isTooDeep: false };
  const outer = outerLevels(way);
  const inside = (ahead: readonly string[]): string => {
    const hasMore = index.children.length > 1 + ahead.length;
    const level = { url: index.url, given, ahead, hasMore };
    return writeWay({ up: [...outer, level], resume: undefined, hasGap: way.hasGap });
  };
  if (way.up.length >= indexLevelsMax || inside([]).length > cursorCharsMax) {
    return { next: passFile(way), isTooDeep: true };
  }
  return { next: { url: first, cursor: inside(fitting(rest, inside)) }, isTooDeep: false };
}

// What would leave too little room is forgotten, and read again when its turn comes.
function outerLevels(way: Way): readonly Level[] {
  if (writeWay({ ...way, resume: undefined }).length <= outerCharsMax) return way.up;
  return way.up.map((level) => {
    return { ...level, ahead: [], hasMore: level.hasMore || level.ahead.length > 0 };
  });
}

/** The indexes around the file: naming one of them again would be a circle. */
export function indexesAround(way: Way): readonly string[] {
  return way.up.map(({ url }) => url);
}

// The most of them that the cursor has room for: found by halving, as the length grows with each.
function fitting(
  children: readonly string[],
  inside: (ahead: readonly string[]) => string,
): readonly string[] {
  let fits = 0;
  let tooMany = children.length + 1;
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (inside(children.slice(0, middle)).length <= cursorCharsMax) fits = middle;
    else tooMany = middle;
  }
  return children.slice(0, fits);
}

/**
 * Version 0.1 marks here the child that came last. It goes on at its old place where there is no
 * mark, and with a cursor of another form it would take the next file for the only one.
 */
const noMark = '';

function writeWay({ up, resume, hasGap }: Way): string {
  return JSON.stringify({
    up: up.map(({ url, given, ahead, hasMore }) => [url, given, noMark, hasMore ? 1 : 0, ahead]),
    ...(resume === undefined ? {} : { resume: [resume, noMark] }),
    ...(hasGap ? { gap: 1 } : {}),
  });
}

function parseWay(value: unknown): Way | undefined {
  if (!isRecord(value) || !Array.isArray(value['up'])) return undefined;
  const up = value['up'].map(parseLevel).filter((level) => level !== undefined);
  if (up.length !== value['up'].length || up.length > indexLevelsMax) return undefined;
  const [given]: readonly unknown[] = Array.isArray(value['resume']) ? value['resume'] : [];
  const resume = typeof given === 'number' ? given : undefined;
  return { up, resume, hasGap: value['gap'] === 1 };
}

function parseLevel(value: unknown): Level | undefined {
  if (!Array.isArray(value)) return undefined;
  const [url, given, , hasMore, ahead] = value;
  if (typeof url !== 'string' || typeof given !== 'number') return undefined;
  const known: readonly unknown[] = Array.isArray(ahead) ? ahead : [];
  const urls = known.filter((child) => typeof child === 'string').slice(0, aheadMax);
  return { url, given, ahead: urls, hasMore: hasMore === 1 };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

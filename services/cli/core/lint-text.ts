/* What a lint found, as people read it. */

/** Something about a place in a file. */
export interface Remark {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

/** One file's result. */
export interface LintResult {
  readonly file: string;
  readonly source: string;
  readonly ok: boolean;
  readonly complaints: readonly Remark[];
  readonly warnings: readonly Remark[];
}

const complaintsMax = 50;

/** A line for the file, and one for each remark. */
export function lintText({ file, source, ok, complaints, warnings }: LintResult): string {
  const shown = complaints.slice(0, complaintsMax);
  const more = complaints.length - shown.length;
  const asides = warnings.length === 0 ? '' : `, ${count(warnings, 'warning')}`;
  const head = ok
    ? `${file}: ${source} can be applied${asides}`
    : `${file}: cannot be applied, ${count(complaints, 'error')}`;
  const lines = [
    head,
    ...shown.map((remark) => remarkText('error', remark)),
    ...(more > 0 ? [`  and ${more} more`] : []),
    ...warnings.map((remark) => remarkText('warning', remark)),
  ];
  return `${lines.join('\n')}\n`;
}

function remarkText(kind: string, { path, line, message }: Remark): string {
  const where = `line ${line}`.padEnd(9);
  return `  ${where} ${kind.padEnd(7)}  ${path === '' ? '' : `${path} `}${message}`;
}

function count(list: readonly unknown[], word: string): string {
  return list.length === 1 ? `1 ${word}` : `${list.length} ${word}s`;
}

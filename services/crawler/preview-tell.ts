import type { FieldReport$Input } from '#libs/proto/gen/jobradar/v1/FieldReport.ts';
import type { FieldRule } from '#libs/proto/gen/jobradar/v1/FieldRule.ts';
import type { JobRecord$Input } from '#libs/proto/gen/jobradar/v1/JobRecord.ts';
import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';
import type { PageReading } from './adapters/parse-messages.ts';
import { stageOf, type FailureFacts } from './core/failure.ts';
import type { PreviewFacts } from './core/preview/extraction-report.ts';
import {
  reportsOfLacking,
  reportsOfOrigins,
  reportsOfRules,
  reportsOfUntried,
} from './core/preview/field-report.ts';
import type { PageKind } from './core/preview/page-order.ts';
import type { ItemFailureFacts } from './core/report.ts';
import type { RejectedItem } from './sources/source-reader.ts';

/* What the pages of a preview came to, in the words of its report. */

/** A page that was read and tried. */
export interface PreviewReading {
  readonly pageUrl: string;
  readonly of: PageKind;
  readonly reading: PageReading;
  /** What trying its rules gave; undefined: the page could not be read at all. */
  readonly trial: PageReading | undefined;
  readonly charset: string;
}

/** The parts of a report that come from reading. */
export type ToldPreview = Omit<PreviewFacts, 'name' | 'recordsMax' | 'fetch'>;

/** Tells what the pages gave; the records of a detail page take the place of what the list says. */
export function tellPreview(source: Source, readings: readonly PreviewReading[]): ToldPreview {
  const list = readings.find(({ of }) => of === 'list');
  const detail = readings.find(({ of }) => of === 'detail');
  const page = list?.reading.kind === 'list' ? list.reading : undefined;
  const whole = readings.flatMap(({ reading }) => recordsOf(reading));
  const records = whole.length > 0 ? whole : partialOf(list);
  return {
    records,
    fieldReports: fieldReportsOf(source, { list, detail, records }),
    failures: readings.flatMap(failuresOf),
    rejected: readings.flatMap(rejectedOf),
    itemsFound: page?.itemCount ?? (detail === undefined ? 0 : itemsOf(detail.reading)),
    nextUrl: page?.nextUrl,
    reportedTotal: page?.reportedTotal,
  };
}

function recordsOf(reading: PageReading): readonly JobRecord$Input[] {
  if (reading.kind === 'list') return reading.records;
  return reading.kind === 'record' ? [reading.record] : [];
}

function partialOf(list: PreviewReading | undefined): readonly JobRecord$Input[] {
  return list?.trial?.kind === 'trial' ? list.trial.records : [];
}

function itemsOf({ kind }: PageReading): number {
  return kind === 'problem' ? 0 : 1;
}

interface Pages {
  readonly list: PreviewReading | undefined;
  readonly detail: PreviewReading | undefined;
  readonly records: readonly JobRecord$Input[];
}

function fieldReportsOf(source: Source, pages: Pages): FieldReport$Input[] {
  const { html, json, structuredData } = source.extraction ?? {};
  const rules = html ?? json;
  const ofList = rules === undefined || rules === null ? [] : rules.fields;
  const ofDetail = rules?.detailFields ?? structuredData?.fallbackFields ?? [];
  const { list, detail, records } = pages;
  const tried = [
    ...reportsOn(list, ofList, { records, whyNot: 'is for list pages, and this is none' }),
    ...reportsOn(detail, ofDetail, { records, whyNot: notFollowed }),
  ];
  const reading = detail?.reading;
  const lacking = structuredData && reading?.kind === 'rejected' ? fieldsOf(reading) : [];
  const [record] = reading?.kind === 'record' ? [reading.record] : [];
  return [
    ...tried,
    ...(record === undefined ? [] : reportsOfOrigins(record, tried)),
    ...reportsOfLacking(lacking),
    ...(structuredData && detail === undefined && list?.reading.kind === 'list'
      ? reportsOfUntried(alwaysNeeded, notFollowed)
      : []),
  ];
}

const notFollowed = 'is read on detail pages, and none was read: set follow_details';
const alwaysNeeded = [
  { target: 'TARGET_EXTERNAL_ID' },
  { target: 'TARGET_TITLE' },
  { target: 'TARGET_COMPANY' },
] as const;

function reportsOn(
  read: PreviewReading | undefined,
  rules: readonly FieldRule[],
  { records, whyNot }: { readonly records: readonly JobRecord$Input[]; readonly whyNot: string },
): FieldReport$Input[] {
  const trial = read?.trial;
  if (trial?.kind === 'trial' && trial.findings.length > 0) {
    return reportsOfRules({ findings: trial.findings, records });
  }
  if (read === undefined) return reportsOfUntried(rules, whyNot);
  const why = trial?.kind === 'problem' ? trial.message : 'there was no item to try it on';
  return reportsOfUntried(rules, why);
}

// "record.company" is what a rejected posting lacks.
function fieldsOf({ violations }: RejectedItem): readonly string[] {
  return violations.flatMap(({ field, description }) =>
    description === 'required' ? [field.replace(/^record\./u, '')] : [],
  );
}

function failuresOf({ of, pageUrl, reading }: PreviewReading): readonly FailureFacts[] {
  const at = {
    stage: stageOf(of === 'list' ? 'list' : 'detail', 'parse'),
    url: pageUrl,
    httpStatus: 0,
    retryAfterMs: undefined,
  };
  switch (reading.kind) {
    case 'problem': {
      const { reason, message, changes } = reading;
      return [{ ...at, reason, message, changes }];
    }
    case 'evidence': {
      const quote = reading.evidence.quote ?? '';
      const message = `The page says that its posting is closed: ${quote}`;
      return [{ ...at, reason: 'FAILURE_REASON_PARSE_FAILED', message, changes: [] }];
    }
    case 'list':
      return reading.shortfall === undefined ? [] : [{ ...at, ...reading.shortfall, changes: [] }];
    case 'record':
    case 'rejected':
    case 'trial':
      return [];
  }
}

function rejectedOf(read: PreviewReading): readonly ItemFailureFacts[] {
  const { reading, of, pageUrl } = read;
  const items =
    reading.kind === 'list' ? reading.rejected : reading.kind === 'rejected' ? [reading] : [];
  return items.map(({ externalId, index, reason, message, violations }) => ({
    failure: {
      reason,
      message,
      stage: stageOf(of === 'list' ? 'list' : 'detail', 'parse'),
      url: pageUrl,
      httpStatus: 0,
      retryAfterMs: undefined,
      changes: [],
    },
    externalId,
    page: of === 'list' ? 1 : 0,
    index,
    violations,
  }));
}

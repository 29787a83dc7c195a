import type { Extraction } from '#libs/proto/gen/jobradar/v1/Extraction.ts';
import type { JsonExtraction } from '#libs/proto/gen/jobradar/v1/JsonExtraction.ts';
import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';
import { assembleRecord } from '../core/extract/job-record.ts';
import { mergeRaw } from '../core/extract/raw-job.ts';
import { changesOf } from './json-changes.ts';
import { checkObject } from './json-contract.ts';
import { answerReader } from './json-page.ts';
import { compileJsonRules } from './json-rules.ts';
import { listedJob } from './list-items.ts';
import { contractChanged, pageContext, rejectedItem } from './page-result.ts';
import type { SourceReader } from './source-reader.ts';

/** Reads detail answers of a JSON source; what the list said fills what the detail leaves open. */
export function createJsonDetailReader(options: {
  readonly source: Source;
  readonly extraction: Extraction;
  readonly json: JsonExtraction;
}): SourceReader['readDetail'] {
  const { source, extraction, json } = options;
  const fields = json.contract?.detail ?? [];
  const readFields = compileJsonRules(json.detailFields);
  const readAnswer = answerReader(json.format, fields);
  return (page, item) => {
    const parsed = readAnswer(page);
    if ('kind' in parsed) return parsed;
    const { breaches, coerced } = checkObject(parsed.value, fields);
    const unknown = breaches.filter(({ reason }) => reason === 'unknown_field');
    if (unknown.length > 0) return contractChanged(changesOf(unknown));
    if (breaches.length > 0) {
      const violations = breaches.map(({ path, reason }) => ({ field: path, description: reason }));
      return rejectedItem(item, violations, 'detail');
    }
    const detail = readFields(parsed.value, page.url);
    const flags = coerced > 0 ? [...detail.flags, 'type_coerced'] : detail.flags;
    const assembly = assembleRecord(mergeRaw({ ...detail, flags }, listedJob(item)), {
      ...pageContext(source, page, extraction.requiredFields),
      linkUrl: item.detailUrl,
      isDetail: true,
    });
    if (assembly.kind === 'record') return assembly;
    const { externalId = item.externalId, violations } = assembly;
    return rejectedItem({ index: item.index, externalId }, violations);
  };
}

import type { JsonExtraction } from '#libs/proto/gen/jobradar/v1/JsonExtraction.ts';
import type { JsonField } from '#libs/proto/gen/jobradar/v1/JsonField.ts';
import { checkContractFields, checkContractPath } from './check-contract.ts';
import { checkPagination } from './check-pagination.ts';
import { checkRequest } from './check-request.ts';
import { checkRules, requireTargets } from './check-rules.ts';
import type { Complaints } from './complaints.ts';

/** Complains about the definition of a JSON source. */
export function checkJson(json: JsonExtraction, complaints: Complaints): void {
  checkRequest(json, complaints);
  const { contract } = json;
  if (contract === null) {
    complaints.add('contract', 'is required');
    return;
  }
  for (const part of ['page', 'item', 'detail'] as const) {
    const at = complaints.at(`contract.${part}`);
    const isNeeded = part === 'item' || (part === 'page' && !isRoot(json.itemsPath));
    if (isNeeded && contract[part].length === 0) at.add('', 'needs at least one key');
    if (part === 'page' && isRoot(json.itemsPath) && contract.page.length > 0) {
      at.add('', 'must be empty where the answer is the array itself');
    }
    checkContractFields(contract[part], at);
  }
  checkReferences(json, complaints, contract);
  requireTargets([...json.fields, ...json.detailFields], complaints, {
    hasUrl: json.detailUrlTemplate !== '',
  });
}

/** The answer is the array of items itself: it has no keys of its own. */
function isRoot(itemsPath: string): boolean {
  return itemsPath === '$';
}

function checkReferences(
  json: JsonExtraction,
  complaints: Complaints,
  contract: {
    readonly page: readonly JsonField[];
    readonly item: readonly JsonField[];
    readonly detail: readonly JsonField[];
  },
): void {
  const inPart =
    (part: 'page' | 'item' | 'detail') =>
    (path: string, field: string, at: Complaints): void => {
      checkContractPath(path, { field, part }, { fields: contract[part], complaints: at });
    };
  inPart('page')(json.itemsPath, 'items_path', complaints);
  if (json.fields.length === 0) complaints.add('fields', 'needs at least one');
  checkRules(json.fields, complaints.at('fields'), inPart('item'));
  checkRules(json.detailFields, complaints.at('detail_fields'), inPart('detail'));
  for (const [index, rule] of [...json.fields, ...json.detailFields].entries()) {
    if (rule.attribute === '') continue;
    const isList = index < json.fields.length;
    const place = isList ? `fields[${index}]` : `detail_fields[${index - json.fields.length}]`;
    complaints.add(`${place}.attribute`, 'belongs to HTML only');
  }
  checkPagination(json.pagination, complaints.at('pagination'), {
    reference: inPart('page'),
    isJson: true,
    posts: json.method === 'METHOD_POST',
  });
  checkDetails(json, complaints, contract);
}

function checkDetails(
  json: JsonExtraction,
  complaints: Complaints,
  contract: { readonly item: readonly JsonField[]; readonly detail: readonly JsonField[] },
): void {
  const names = [...json.detailUrlTemplate.matchAll(/\{(?<name>[^{}]*)\}/gu)];
  if (json.detailUrlTemplate !== '' && names.length === 0) {
    complaints.add(
      'detail_url_template',
      'needs a {key}, the name of a key of the item, such as /jobs/{id}',
    );
  }
  for (const match of names) {
    const name = match.groups?.['name'] ?? '';
    checkContractPath(
      name,
      { field: 'detail_url_template', part: 'item', lead: 'each {…} names a key of the item: ' },
      { fields: contract.item, complaints },
    );
  }
  const hasDetail = contract.detail.length > 0;
  if (hasDetail && json.detailUrlTemplate === '') {
    complaints.add('detail_url_template', 'is required where the contract has a detail');
  }
}

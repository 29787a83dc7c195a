import type { JsonExtraction } from '#libs/proto/gen/jobradar/v1/JsonExtraction.ts';
import type { JsonField } from '#libs/proto/gen/jobradar/v1/JsonField.ts';
import { checkContractFields, checkContractPath } from './check-contract.ts';
import { checkPagination } from './check-pagination.ts';
import { checkRules, requireTargets } from './check-rules.ts';
import type { Complaints } from './complaints.ts';

/** Complains about the definition of a JSON source. */
export function checkJson(json: JsonExtraction, complaints: Complaints): void {
  if (json.method === 'METHOD_POST') complaints.add('method', 'POST is not supported yet');
  if (json.body !== '') complaints.add('body', 'belongs to POST, which is not supported yet');
  checkHeaders(json.requestHeaders, complaints);
  const { contract } = json;
  if (contract === null) {
    complaints.add('contract', 'is required');
    return;
  }
  for (const part of ['page', 'item', 'detail'] as const) {
    const at = complaints.at(`contract.${part}`);
    if (part !== 'detail' && contract[part].length === 0) at.add('', 'needs at least one key');
    checkContractFields(contract[part], at);
  }
  checkReferences(json, complaints, contract);
  requireTargets([...json.fields, ...json.detailFields], complaints, {
    hasUrl: json.detailUrlTemplate !== '',
  });
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
    complaints.add('detail_url_template', 'needs a {field} of the item');
  }
  for (const match of names) {
    const name = match.groups?.['name'] ?? '';
    checkContractPath(
      name,
      { field: 'detail_url_template', part: 'item' },
      { fields: contract.item, complaints },
    );
  }
  const hasDetail = contract.detail.length > 0;
  if (hasDetail && json.detailUrlTemplate === '') {
    complaints.add('detail_url_template', 'is required where the contract has a detail');
  }
}

const headersRefused = new Set(
  (
    'authorization cookie proxy-authorization host content-length transfer-encoding ' +
    'connection user-agent traceparent tracestate baggage'
  ).split(' '),
);

function checkHeaders(headers: Readonly<Record<string, string>>, complaints: Complaints): void {
  for (const [name, value] of Object.entries(headers)) {
    const field = `request_headers.${name}`;
    if (!/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/u.test(name)) complaints.add(field, 'is no header name');
    else if (headersRefused.has(name.toLowerCase())) complaints.add(field, 'may not be set');
    else if (!/^[\t\u0020-\u007e]*$/u.test(value)) complaints.add(field, 'is no header value');
  }
}

import type { Pagination } from '#libs/proto/gen/jobradar/v1/Pagination.ts';
import type { Complaints } from './complaints.ts';

type CheckReference = (text: string, field: string, complaints: Complaints) => void;

/** Complains about pagination; `checkReference` judges a selector or a path of the answer. */
export function checkPagination(
  pagination: Pagination | null,
  complaints: Complaints,
  checks: { readonly reference: CheckReference; readonly isJson: boolean },
): void {
  if (pagination === null) return;
  if (pagination.kind === undefined) complaints.add('', 'needs one of next, page, offset, cursor');
  if (pagination.totalPath !== '') checks.reference(pagination.totalPath, 'total_path', complaints);
  if (pagination.inBody) complaints.add('in_body', 'is not supported yet');
  if (pagination.next) {
    const at = complaints.at('next');
    if (pagination.next.selector === '') at.add('selector', 'is required');
    else checks.reference(pagination.next.selector, 'selector', at);
  }
  if (pagination.page) requireText(pagination.page.parameter, complaints.at('page'));
  if (pagination.offset) requireText(pagination.offset.parameter, complaints.at('offset'));
  if (pagination.offset && pagination.offset.limitParameter !== '' && pagination.pageSize === 0) {
    complaints.add('page_size', 'is required where a limit parameter is sent');
  }
  if (pagination.cursor) {
    const at = complaints.at('cursor');
    requireText(pagination.cursor.parameter, at);
    if (checks.isJson) checks.reference(pagination.cursor.path, 'path', at);
    else complaints.add('cursor', 'belongs to a JSON source only');
  }
}

function requireText(parameter: string, complaints: Complaints): void {
  if (parameter === '') complaints.add('parameter', 'is required');
}

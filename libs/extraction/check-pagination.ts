import type { Pagination } from '#libs/proto/gen/jobradar/v1/Pagination.ts';
import type { Complaints } from './complaints.ts';
import { parseJsonPath } from './json-path.ts';

type CheckReference = (text: string, field: string, complaints: Complaints) => void;

/** Complains about pagination; `checkReference` judges a selector or a path of the answer. */
export function checkPagination(
  pagination: Pagination | null,
  complaints: Complaints,
  checks: {
    readonly reference: CheckReference;
    readonly isJson: boolean;
    readonly posts?: boolean;
  },
): void {
  if (pagination === null) return;
  if (pagination.kind === undefined && pagination.totalPath === '') {
    complaints.add('', 'needs one of next, page, offset, cursor, or a total_path');
  }
  if (pagination.totalPath !== '') checks.reference(pagination.totalPath, 'total_path', complaints);
  if (pagination.inBody) checkInBody(pagination, complaints, checks.posts === true);
  checkParameters(pagination, complaints);
  if (pagination.next) {
    const at = complaints.at('next');
    if (pagination.next.selector === '') at.add('selector', 'is required');
    else checks.reference(pagination.next.selector, 'selector', at);
  }
  if (pagination.offset && pagination.offset.limitParameter !== '' && pagination.pageSize === 0) {
    complaints.add('page_size', 'is required where a limit parameter is sent');
  }
  if (pagination.cursor) {
    const at = complaints.at('cursor');
    if (checks.isJson) checks.reference(pagination.cursor.path, 'path', at);
    else complaints.add('cursor', 'belongs to a JSON source only');
  }
}

function checkInBody(pagination: Pagination, complaints: Complaints, posts: boolean): void {
  if (!posts) complaints.add('in_body', 'belongs to a JSON source with METHOD_POST only');
  if (pagination.next) complaints.add('in_body', 'belongs to page, offset and cursor only');
}

function checkParameters(pagination: Pagination, complaints: Complaints): void {
  const { page, offset, cursor, inBody } = pagination;
  const check = inBody ? checkBodyParameter : checkQueryParameter;
  if (page) check(page.parameter, 'parameter', complaints.at('page'));
  if (cursor) check(cursor.parameter, 'parameter', complaints.at('cursor'));
  if (!offset) return;
  const at = complaints.at('offset');
  check(offset.parameter, 'parameter', at);
  if (offset.limitParameter === '') return;
  check(offset.limitParameter, 'limit_parameter', at);
  if (offset.limitParameter === offset.parameter) {
    at.add('limit_parameter', 'is the parameter of the offset itself');
  }
}

const nameCharsMax = 64;

function checkQueryParameter(name: string, field: string, complaints: Complaints): void {
  if (name === '') complaints.add(field, 'is required');
  else if (name.length > nameCharsMax) {
    complaints.add(field, `must have at most ${nameCharsMax} characters`);
  } else if (!/^[^\s\p{C}#&=?]+$/u.test(name)) {
    complaints.add(field, 'must be one name, without space, control, "&", "=", "?" or "#"');
  }
}

function checkBodyParameter(path: string, field: string, complaints: Complaints): void {
  const steps = path.length > nameCharsMax ? undefined : parseJsonPath(path);
  const isPlace = steps?.every(({ kind }) => kind === 'key' || kind === 'item') === true;
  if (!isPlace || steps.length === 0) {
    complaints.add(field, 'must be a path of keys and [0] in the body, such as query.page');
  }
}

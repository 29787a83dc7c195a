import type { JsonExtraction } from '#libs/proto/gen/jobradar/v1/JsonExtraction.ts';
import { messageOf } from '#libs/runtime/errors.ts';
import type { Complaints } from './complaints.ts';
import { isObject, parseJsonPath, type PathStep } from './json-path.ts';

const bodyCharsMax = 4_096;
const templateCharsMax = 1_024;

/** Complains about what a JSON source would send: its body, its headers and its detail URLs. */
export function checkRequest(json: JsonExtraction, complaints: Complaints): void {
  const posts = json.method === 'METHOD_POST';
  if (posts) checkBody(json, complaints);
  else if (json.body !== '') complaints.add('body', 'belongs to METHOD_POST only');
  checkHeaders(json.requestHeaders, complaints, posts);
  checkTemplate(json.detailUrlTemplate, complaints);
}

function checkBody({ body, pagination }: JsonExtraction, complaints: Complaints): void {
  if (body.length > bodyCharsMax) {
    complaints.add('body', `must have at most ${bodyCharsMax} characters`);
    return;
  }
  if (body.trim() === '') return;
  try {
    const value: unknown = JSON.parse(body);
    if (pagination?.inBody !== true) return;
    if (!isObject(value)) complaints.add('body', 'must be an object where the pagination is in it');
    else checkPlaces(value, pagination, complaints);
  } catch (error) {
    complaints.add('body', `must be JSON: ${messageOf(error)}`);
  }
}

// What the body does not have is made, but not in the middle of a text or behind the end of a list.
function checkPlaces(
  body: Readonly<Record<string, unknown>>,
  { page, offset, cursor }: NonNullable<JsonExtraction['pagination']>,
  complaints: Complaints,
): void {
  const named = [page?.parameter, offset?.parameter, offset?.limitParameter, cursor?.parameter];
  for (const path of named) {
    if (hasPlace(body, parseJsonPath(path ?? '') ?? [])) continue;
    complaints.add('body', `has no place for "${path}", where the pagination is set`);
  }
}

function hasPlace(value: unknown, [step, ...rest]: readonly PathStep[]): boolean {
  if (step === undefined) return true;
  if (step.kind === 'item') {
    return Array.isArray(value) && step.index < value.length && hasPlace(value[step.index], rest);
  }
  if (step.kind !== 'key') return false;
  if (value === undefined) return hasPlace(undefined, rest);
  if (!isObject(value)) return false;
  return hasPlace(Object.hasOwn(value, step.key) ? value[step.key] : undefined, rest);
}

// What frames a message, belongs to a connection or a trace, is a credential, or makes the request
// another one than it says it is.
const namesRefused = new Set(
  (
    'authorization proxy-authorization cookie cookie2 host connection keep-alive ' +
    'proxy-connection content-length content-encoding transfer-encoding te trailer upgrade ' +
    'expect range if-match if-none-match if-modified-since if-unmodified-since if-range ' +
    'accept-encoding user-agent traceparent tracestate baggage forwarded via x-real-ip ' +
    'client-ip true-client-ip x-client-ip x-cluster-client-ip x-original-url x-rewrite-url ' +
    'x-http-method x-http-method-override x-method-override http2-settings'
  ).split(' '),
);
const familiesRefused = /^(?:x-forwarded-|proxy-|sec-|cf-connecting-)/u;

function checkHeaders(
  headers: Readonly<Record<string, string>>,
  complaints: Complaints,
  posts: boolean,
): void {
  const seen = new Set<string>();
  for (const [name, value] of Object.entries(headers)) {
    const field = `request_headers.${name.slice(0, 64)}`;
    const known = name.toLowerCase();
    if (!/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/u.test(name)) complaints.add(field, 'is no header name');
    else if (namesRefused.has(known) || familiesRefused.test(known)) {
      complaints.add(field, 'may not be set');
    } else if (seen.has(known)) complaints.add(field, 'is set twice');
    else if (!/^[\t\u0020-\u007e]*$/u.test(value)) complaints.add(field, 'is no header value');
    else if (known === 'content-type') checkContentType(value, field, { complaints, posts });
    seen.add(known);
  }
}

function checkContentType(
  value: string,
  field: string,
  { complaints, posts }: { readonly complaints: Complaints; readonly posts: boolean },
): void {
  if (!posts) complaints.add(field, 'belongs to METHOD_POST only');
  else if (!/^application\/(?:[\w.-]+\+)?json(?:\s*;.*)?$/iu.test(value)) {
    complaints.add(field, 'must be JSON, as the body is');
  }
}

function checkTemplate(template: string, complaints: Complaints): void {
  const field = 'detail_url_template';
  if (template === '') return;
  if (template.length > templateCharsMax) {
    complaints.add(field, `must have at most ${templateCharsMax} characters`);
    return;
  }
  // Filled in any way, it must stay at the host that it names, or at the source's own.
  const ends = ['a', 'b.test'].map((text) => {
    const filled = template.replace(/\{[^{}]*\}/gu, text);
    const url = URL.parse(filled, 'http://own.test/');
    const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
    return url !== null && isWeb && url.username === '' && url.password === '' ? url : undefined;
  });
  const [first, second] = ends;
  if (first === undefined || second === undefined) {
    complaints.add(field, 'must be a path, or an http or https URL without user info');
  } else if (first.origin !== second.origin) {
    complaints.add(field, 'must not take its host from the item');
  }
}

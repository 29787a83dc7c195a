import type { JsonExtraction } from '#libs/proto/gen/jobradar/v1/JsonExtraction.ts';
import type { JsonField } from '#libs/proto/gen/jobradar/v1/JsonField.ts';
import { parseFragment } from './dom.ts';
import { parseJson } from './json-text.ts';
import { gateProblem, mediaType, problem } from './page-result.ts';
import type { PageProblem, PageText } from './source-reader.ts';
import { parseXml } from './xml-tree.ts';
import { xmlValue } from './xml-value.ts';

/** Reads an answer as a value, or says why it is none: a gate, other content, a broken body. */
export type AnswerReader = (page: PageText) => { readonly value: unknown } | PageProblem;

/** The reader of answers of this format; the contract says what XML leaves open. */
export function answerReader(
  format: JsonExtraction['format'],
  fields: readonly JsonField[],
): AnswerReader {
  return format === 'FORMAT_XML' ? (page) => readXml(page, fields) : readJson;
}

function readXml(
  page: PageText,
  fields: readonly JsonField[],
): { readonly value: unknown } | PageProblem {
  const type = mediaType(page.contentType);
  const isXml = type === '' || type === 'text/plain' || /[/+]xml$/u.test(type);
  // An XML file may come as text/html, and an HTML page with any name.
  const root = parseXml(page.text);
  if (root !== undefined && root.name !== 'html' && (isXml || type === 'text/html')) {
    return { value: xmlValue(root, fields) };
  }
  if (type === 'text/html' || looksLikeHtml(page.text)) return htmlProblem(page, 'XML');
  if (isXml) return problem('FAILURE_REASON_PARSE_FAILED', 'The body is no whole XML document');
  return problem('FAILURE_REASON_UNSUPPORTED_CONTENT', `Expected XML and got "${type}"`);
}

function looksLikeHtml(text: string): boolean {
  return /^\s*<(?:!doctype\s+html|html)/iu.test(text);
}

function htmlProblem(page: PageText, wanted: string): PageProblem {
  const gate = gateProblem(parseFragment(page.text), page.url);
  const message = `Expected ${wanted} and got HTML`;
  return gate ?? problem('FAILURE_REASON_UNSUPPORTED_CONTENT', message);
}

function readJson(page: PageText): { readonly value: unknown } | PageProblem {
  const type = mediaType(page.contentType);
  if (type === 'text/html' || looksLikeHtml(page.text)) return htmlProblem(page, 'JSON');
  const isJson = type === '' || type === 'text/plain' || /[/+]json$/u.test(type);
  if (!isJson) {
    return problem('FAILURE_REASON_UNSUPPORTED_CONTENT', `Expected JSON and got "${type}"`);
  }
  return parseJson(page.text) ?? problem('FAILURE_REASON_PARSE_FAILED', 'The body is no JSON');
}

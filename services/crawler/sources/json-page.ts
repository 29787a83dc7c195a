import { parseFragment } from './dom.ts';
import { parseJson } from './json-text.ts';
import { gateProblem, mediaType, problem } from './page-result.ts';
import type { PageProblem, PageText } from './source-reader.ts';

/** The answer as a value, or why it is none: a gate, other content, or a body that is no JSON. */
export function readJson(page: PageText): { readonly value: unknown } | PageProblem {
  const type = mediaType(page.contentType);
  const isHtml = type === 'text/html' || /^\s*<(?:!doctype|html)/iu.test(page.text);
  if (isHtml) {
    const gate = gateProblem(parseFragment(page.text), page.url);
    return gate ?? problem('FAILURE_REASON_UNSUPPORTED_CONTENT', 'Expected JSON and got HTML');
  }
  const isJson = type === '' || type === 'text/plain' || /[/+]json$/u.test(type);
  if (!isJson) {
    return problem('FAILURE_REASON_UNSUPPORTED_CONTENT', `Expected JSON and got "${type}"`);
  }
  return parseJson(page.text) ?? problem('FAILURE_REASON_PARSE_FAILED', 'The body is no JSON');
}

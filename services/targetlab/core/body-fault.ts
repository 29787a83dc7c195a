import { htmlAnswer, xmlAnswer, type Answer } from './answer.ts';
import type { FaultKind } from './fault.ts';
import {
  withEmptyList,
  withField,
  withoutField,
  withRenamedField,
  withUnknownField,
} from './field-fault.ts';
import { document, escapeHtml } from './markup.ts';

/** The answer to this URL as the fault makes it; faults of the wire leave it as it is. */
export function spoil(answer: Answer, fault: FaultKind, askedUrl = ''): Answer {
  switch (fault.kind) {
    case 'status':
      return {
        ...htmlAnswer(`<h1>${fault.status}</h1>`, fault.status),
        ...(fault.retryAfter === undefined ? {} : { headers: { 'retry-after': fault.retryAfter } }),
      };
    case 'redirect':
      return { ...htmlAnswer('', fault.status ?? 302), headers: { location: fault.location } };
    case 'changed-structure':
      return { ...answer, body: changeStructure(answer) };
    case 'unknown-key':
      return withUnknownField(answer);
    case 'login-page':
      return htmlAnswer(loginPage);
    case 'captcha-page':
      return htmlAnswer(captchaPage);
    case 'empty-list':
      return emptyList(answer);
    case 'next-link':
      return { ...answer, body: leadNextTo(answer, fault.href) };
    case 'missing-field':
      return withoutField(answer, fault.name, fault.inFirstOnly ?? false);
    case 'renamed-field':
      return withRenamedField(answer, fault.name, fault.to);
    case 'other-value':
      return withField(answer, fault.name, fault.value);
    case 'endless-index':
      return xmlAnswer(endlessIndex(askedUrl));
    case 'big-page':
      return { ...answer, body: answer.body + ' '.repeat(fault.bytes) };
    case 'other-page':
    case 'delay':
    case 'drip':
    case 'cut-off':
    case 'truncated-gzip':
    case 'gzip-bomb':
      return answer;
  }
}

function isJson(answer: Answer): boolean {
  return answer.contentType.startsWith('application/json');
}

/** The board was rebuilt: other class names, other keys, no structured data. */
function changeStructure(answer: Answer): string {
  if (isJson(answer)) return answer.body.replaceAll('"title":', '"job_title":');
  return answer.body
    .replaceAll(/class="[^"]*"/gu, 'class="x1"')
    .replaceAll(/<(\/?)(?:li|h1|h3|dd|time|article|div)\b/gu, '<$1section')
    .replaceAll(/<script type="application\/ld\+json">.*?<\/script>/gsu, '');
}

/** A list without jobs that does not say so. */
function emptyList(answer: Answer): Answer {
  if (!answer.contentType.startsWith('text/html')) return withEmptyList(answer);
  const list = /<ul class="(?:job-list|openings)">.*?\n<\/ul>/su;
  return { ...answer, body: answer.body.replace(list, '<ul></ul>') };
}

/** The link to the next page leads elsewhere, or nowhere. */
function leadNextTo(answer: Answer, href: string): string {
  return answer.body.replace(
    /(rel="next" href=)"[^"]*"/u,
    (_, start: string) => `${start}"${href}"`,
  );
}

/** An index of two more like it: a tree of sitemaps that has no leaves. */
function endlessIndex(askedUrl: string): string {
  const entries = ['a', 'b'].map((branch) => {
    return `<sitemap><loc>${escapeHtml(askedUrl)}-${branch}</loc></sitemap>`;
  });
  return `<sitemapindex>${entries.join('')}</sitemapindex>`;
}

const loginPage = document({
  title: '登录',
  language: 'zh-CN',
  body: `<h1>请登录后查看职位</h1>
<form action="/login" method="post">
<input name="user"> <input name="password" type="password"> <button>登录</button>
</form>`,
});

const captchaPage = document({
  title: '安全验证',
  language: 'zh-CN',
  body: `<h1>安全验证</h1>
<p>请完成验证后继续访问</p>
<div class="g-recaptcha" data-sitekey="practice"></div>`,
});

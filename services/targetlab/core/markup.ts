const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text as it may stand between tags and in double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/gu, (character) => escapes[character] ?? character);
}

/** JSON that may stand inside a script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

/** A whole page. */
export function document(page: {
  readonly title: string;
  readonly language: string;
  readonly body: string;
  readonly head?: string;
}): string {
  return `<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(page.title)}</title>
${page.head ?? ''}</head>
<body>
<header><a href="/">TargetLab</a> <a href="/about">关于我们</a></header>
<main>
${page.body}
</main>
<footer>TargetLab practice job board</footer>
</body>
</html>
`;
}

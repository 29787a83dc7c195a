/** An answer of the API as JSON text with a line end, for scripts. */
export function answerJson(answer: object): string {
  return `${JSON.stringify(answer, withoutMarks, 2)}\n`;
}

/** "_field" only says which optional fields are set. */
function withoutMarks(key: string, value: unknown): unknown {
  return key.startsWith('_') ? undefined : value;
}

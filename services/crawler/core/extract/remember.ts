/**
 * A pure reading that remembers its newest answers: the words of a board repeat from job to job
 * and from crawl to crawl. What is remembered is shared, so nobody may change it.
 */
export function remembering<Answer>(
  entriesMax: number,
  read: (text: string, setting: string) => Answer,
): (text: string, setting: string) => Answer {
  /** Two halves: the older one is dropped whole, so nothing has to be counted or sorted. */
  let newer = new Map<string, Answer>();
  let older = new Map<string, Answer>();
  return (text, setting) => {
    const key = `${setting}\n${text}`;
    const known = newer.get(key) ?? older.get(key);
    const answer = known ?? read(text, setting);
    if (newer.has(key)) return answer;
    if (newer.size * 2 >= entriesMax) {
      older = newer;
      newer = new Map();
    }
    newer.set(key, answer);
    return answer;
  };
}

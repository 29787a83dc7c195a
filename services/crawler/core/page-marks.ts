import { hash } from 'node:crypto';

/* Pages in 8 bytes each: what a checkpoint carries of those that were read or asked for. */

const markOctets = 8;

/** The mark of a page by its address; pages at one URL differ by their cursors. */
export function pageMark(url: string, cursor = ''): Buffer {
  return shortMark(hash('sha256', `${url}\n${cursor}`, 'buffer'));
}

/** As much of a longer mark as is kept. */
export function shortMark(mark: Uint8Array): Buffer {
  return Buffer.from(mark).subarray(0, markOctets);
}

/** Tells whether this mark is among the marks that stand one behind the other. */
export function hasMark(marks: Buffer, wanted: Buffer): boolean {
  for (let at = 0; at < marks.length; at += markOctets) {
    if (marks.subarray(at, at + markOctets).equals(wanted)) return true;
  }
  return false;
}

/** The marks that stand one behind the other, each as a text of its bytes. */
export function marksIn(marks: Uint8Array): ReadonlySet<string> {
  const bytes = Buffer.from(marks);
  const found = new Set<string>();
  for (let at = 0; at < bytes.length; at += markOctets) {
    found.add(bytes.toString('latin1', at, at + markOctets));
  }
  return found;
}

/** Tells whether one of the marks stands there twice. */
export function hasTwins(marks: Buffer): boolean {
  return marksIn(marks).size * markOctets < marks.length;
}

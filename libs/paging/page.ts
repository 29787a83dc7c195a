/*
 * A page of a list: cut at its size and at what an answer may weigh, whichever comes first. Rows
 * are read in portions, so that a page of heavy rows is not read much further than it is answered.
 */

/** What becomes of the rows of one list. */
export interface PageOptions<Row, Item> {
  readonly size: number;
  /** Most rows that are read at once. */
  readonly portion: number;
  /** Reads rows in the list's order, behind a row that was read before. */
  readonly read: (after: Row | undefined, limit: number) => Promise<readonly Row[]>;
  /** Makes the item of a row; `next` is the row behind it, undefined at the list's end. */
  readonly toItem: (row: Row, next: Row | undefined) => Item;
}

/** The items of a page, and the row that the next page begins behind; undefined at the end. */
export interface Page<Row, Item> {
  readonly items: readonly Item[];
  readonly last: Row | undefined;
}

const pageBytesMax = 3 * 1024 * 1024;
const pageSizeDefault = 50;

/** The number of rows that a request means: 0 is the default, more than the maximum is lowered. */
export function pageSizeOf(requested: number, max: number): number {
  return requested === 0 ? pageSizeDefault : Math.min(requested, max);
}

/** Reads one page; it holds at least one row, however heavy, where the list has one. */
export async function readPage<Row, Item>(
  options: PageOptions<Row, Item>,
): Promise<Page<Row, Item>> {
  const { size, portion, read, toItem } = options;
  const rows: Row[] = [];
  const items: Item[] = [];
  let bytes = 0;
  let isAtEnd = false;
  while (items.length < size) {
    // One row more than the items needs: it tells whether the list goes on.
    while (!isAtEnd && rows.length < items.length + 2) {
      const limit = Math.min(portion, size + 1 - rows.length);
      const more = await read(rows.at(-1), limit);
      rows.push(...more);
      isAtEnd = more.length < limit;
    }
    const row = rows[items.length];
    if (row === undefined) break;
    const item = toItem(row, rows[items.length + 1]);
    bytes += Buffer.byteLength(JSON.stringify(item));
    if (bytes > pageBytesMax && items.length > 0) break;
    items.push(item);
  }
  return { items, last: items.length < rows.length ? rows[items.length - 1] : undefined };
}

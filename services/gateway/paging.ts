import {
  decodePageToken,
  encodePageToken,
  invalidPageToken,
  type PageScope,
} from '#libs/paging/page-token.ts';
import { pageSizeOf, readPage } from '#libs/paging/page.ts';
import type { Clock } from '#libs/runtime/clock.ts';

/** What every List asks. */
export interface ListRequest {
  readonly pageSize: number;
  readonly pageToken: string;
}

/** A list that is read by key: how, and what becomes of its rows. */
export interface ListOf<Row, Item, Place> {
  readonly scope: PageScope;
  readonly clock: Clock;
  /** Reads rows behind a place, in the list's order. */
  readonly read: (after: Place | undefined, limit: number) => Promise<readonly Row[]>;
  readonly placeOf: (row: Row) => Place;
  readonly keyOf: (place: Place) => readonly string[];
  /** Reads a key back; undefined where it is none of this list. */
  readonly placeOfKey: (key: readonly string[]) => Place | undefined;
  readonly toItem: (row: Row) => Item;
  /** Rows that are read at once, where they may be heavy. */
  readonly portion?: number;
}

/** The items of a page, and the token of the next; empty at the end. */
export interface ListedPage<Item> {
  readonly items: Item[];
  readonly nextPageToken: string;
}

/** Rows that are read at once where each holds a definition, which may weigh 256 KiB. */
export const definitionPortion = 20;

const sizeMax = 500;
const portion = 200;

/** Reads the page of a list that a request asks for. */
export async function listPage<Row, Item, Place>(
  request: ListRequest,
  list: ListOf<Row, Item, Place>,
): Promise<ListedPage<Item>> {
  const nowMs = list.clock.nowMs();
  const key = decodePageToken(request.pageToken, { scope: list.scope, nowMs });
  const start = key === undefined ? undefined : list.placeOfKey(key);
  if (key !== undefined && start === undefined) throw invalidPageToken('is not one of ours');
  const { items, last } = await readPage({
    size: pageSizeOf(request.pageSize, sizeMax),
    portion: list.portion ?? portion,
    read: (row: Row | undefined, limit) =>
      list.read(row === undefined ? start : list.placeOf(row), limit),
    toItem: list.toItem,
  });
  const nextPageToken =
    last === undefined
      ? ''
      : encodePageToken(list.keyOf(list.placeOf(last)), { scope: list.scope, nowMs });
  return { items: [...items], nextPageToken };
}

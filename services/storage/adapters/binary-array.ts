/*
 * Arrays in PostgreSQL's binary form. The driver writes an array as one quoted text, in which every
 * quote of a JSON record is escaped here and unescaped there; for a batch of 200 records that costs
 * more than storing them. A Buffer goes as it is.
 */

const headerBytes = 20;
const textType = 25;
const byteaType = 17;

/** A `text[]` parameter. */
export function textArray(items: readonly string[]): Buffer {
  const sizes = items.map((item) => Buffer.byteLength(item));
  return encode({ type: textType, sizes }, (array, at, index) => {
    array.write(items[index] ?? '', at);
  });
}

/** A `bytea[]` parameter. */
export function byteaArray(items: readonly Buffer[]): Buffer {
  const sizes = items.map((item) => item.length);
  return encode({ type: byteaType, sizes }, (array, at, index) => {
    items[index]?.copy(array, at);
  });
}

/** One dimension from 1, no nulls: dimensions, nulls, type, length, lower bound, then the items. */
function encode(
  { type, sizes }: { readonly type: number; readonly sizes: readonly number[] },
  write: (array: Buffer, at: number, index: number) => void,
): Buffer {
  const total = sizes.reduce((sum, size) => sum + 4 + size, headerBytes);
  const array = Buffer.allocUnsafe(total);
  for (const [place, value] of [1, 0, type, sizes.length, 1].entries()) {
    array.writeInt32BE(value, place * 4);
  }
  let at = headerBytes;
  for (const [index, size] of sizes.entries()) {
    array.writeInt32BE(size, at);
    write(array, at + 4, index);
    at += 4 + size;
  }
  return array;
}

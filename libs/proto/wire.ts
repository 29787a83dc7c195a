/** One field of an encoded message, as it stands on the wire. */
export interface WireField {
  readonly number: number;
  /** The value of a varint; 0 for every other kind. */
  readonly value: number;
  /** The content of a length-delimited field; empty for every other kind. */
  readonly content: Buffer;
  /** Tag and value together, to be copied as they are. */
  readonly raw: Buffer;
}

/**
 * Takes an encoded message apart without knowing its type. Descriptors are read this way: a
 * decoder that does not know our method option would lose it.
 */
export function wireFields(message: Buffer): readonly WireField[] {
  const fields: WireField[] = [];
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = message[at];
      if (byte === undefined) throw new Error('The message ends within a number');
      at += 1;
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
    }
  };
  while (at < message.length) {
    const start = at;
    const tag = varint();
    const wireType = tag % 8;
    let value = 0;
    let content: Buffer = Buffer.alloc(0);
    if (wireType === 0) value = varint();
    else if (wireType === 1) at += 8;
    else if (wireType === 5) at += 4;
    else if (wireType === 2) {
      const length = varint();
      content = message.subarray(at, at + length);
      at += length;
    } else throw new Error(`The message has a field of the unknown wire type ${wireType}`);
    if (at > message.length) throw new Error('The message ends within a field');
    fields.push({ number: Math.floor(tag / 8), value, content, raw: message.subarray(start, at) });
  }
  return fields;
}

/** The contents of all fields of this number. */
export function contentsOf(fields: readonly WireField[], number: number): readonly Buffer[] {
  return fields.filter((field) => field.number === number).map((field) => field.content);
}

/** The text of the field of this number; empty where there is none. */
export function textOf(fields: readonly WireField[], number: number): string {
  return contentsOf(fields, number).at(-1)?.toString() ?? '';
}

/** Encodes one length-delimited field. */
export function wireBytes(number: number, content: Buffer): Buffer {
  return Buffer.concat([varintOf(number * 8 + 2), varintOf(content.length), content]);
}

function varintOf(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 0x80) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return Buffer.from([...bytes, rest]);
}

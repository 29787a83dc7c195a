/** Bytes of a body: a page of one piece is not copied, one in a million pieces takes no more. */
export class GrowingBuffer {
  #bytes: Buffer = Buffer.alloc(0);
  #size = 0;
  #expected = 0;
  #isOwn = false;

  get size(): number {
    return this.#size;
  }

  expect(bytes: number): void {
    this.#expected = bytes;
  }

  append(chunk: Buffer): void {
    const size = this.#size + chunk.length;
    if (this.#size === 0) {
      this.#bytes = chunk;
    } else {
      if (!this.#isOwn || size > this.#bytes.length) {
        const larger = Buffer.allocUnsafe(Math.max(size, this.#expected, 2 * this.#size));
        this.#bytes.copy(larger, 0, 0, this.#size);
        this.#bytes = larger;
        this.#isOwn = true;
      }
      chunk.copy(this.#bytes, this.#size);
    }
    this.#size = size;
  }

  read(bytesMax: number): Buffer {
    return this.#bytes.subarray(0, Math.min(this.#size, bytesMax));
  }
}

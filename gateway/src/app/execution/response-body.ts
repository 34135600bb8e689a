import { compress as compressBytes } from '../http/compress.ts';
import type { Coding } from '../http/accepted-coding.ts';

/** The bytes of an answer, with the copies that callers got of them in codings: each copy is made once. */
export class AnswerBody {
  readonly plain: Buffer;
  readonly #compress: typeof compressBytes;
  readonly #copies = new Map<Coding, Promise<Buffer | null>>();
  #size: number;

  constructor(plain: Buffer, compress = compressBytes) {
    this.plain = plain;
    this.#compress = compress;
    this.#size = plain.length;
  }

  /** Bytes of memory, with the copies that are ready. */
  get size(): number {
    return this.#size;
  }

  /** Null where the bytes cannot be coded: they go out as they are, since what they tell may have been done already. */
  coded(coding: Coding): Promise<Buffer | null> {
    const known = this.#copies.get(coding);
    if (known) return known;
    const copy = this.#makeCopy(coding);
    this.#copies.set(coding, copy);
    return copy;
  }

  async #makeCopy(coding: Coding): Promise<Buffer | null> {
    try {
      const copy = await this.#compress(coding, this.plain);
      this.#size += copy.length;
      return copy;
    } catch {
      this.#copies.delete(coding);
      return null;
    }
  }
}

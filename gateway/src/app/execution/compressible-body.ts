import { compress as compressBytes } from '../http/compress.ts';
import type { Coding } from '../http/accepted-coding.ts';

/** The bytes of a response with compressed copies. Each copy is made once. */
export class CompressibleBody {
  readonly plain: Buffer;
  readonly #compress: typeof compressBytes;
  readonly #copies = new Map<Coding, Promise<Buffer | null>>();
  #size: number;

  constructor(plain: Buffer, compress = compressBytes) {
    this.plain = plain;
    this.#compress = compress;
    this.#size = plain.length;
  }

  /** Size in memory in bytes: the plain bytes and the finished copies. */
  get size(): number {
    return this.#size;
  }

  /**
   * Returns the compressed copy, or null if compression fails. The caller then sends the plain bytes and no error,
   * because a mutation may already have been executed.
   */
  compressed(coding: Coding): Promise<Buffer | null> {
    const existing = this.#copies.get(coding);
    if (existing) return existing;
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

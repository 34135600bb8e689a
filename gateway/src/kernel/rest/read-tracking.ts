import type { ReadAnswer } from './reads.ts';

/** One answer of the REST service that an answer of ours was made from, by its strong ETag. */
export interface Reading {
  path: string;
  etag: string;
}

/** What was read for one request. */
export interface Notes {
  /** Null if more happened than successful reads, or if an answer had no strong ETag. */
  readings(): readonly Reading[] | null;
  /** Something else went into the answer than what was read. */
  spoil(): void;
  /**
   * Reads everything again at once, in the name of the person who asks now, and compares the ETags. A later read of one
   * of these paths in this request is given the same answer.
   */
  areUnchanged(readings: readonly Reading[]): Promise<boolean>;
}

type Read = (path: string) => Promise<ReadAnswer>;

/** Reads, and notes down what was read. */
export const takeNotes = (read: Read): Notes & { read: (path: string) => Promise<unknown> } => {
  const ahead = new Map<string, Promise<ReadAnswer>>();
  const noted = new Map<string, string>();
  let isSpoilt = false;
  return {
    async read(path) {
      try {
        const { etag, value } = await (ahead.get(path) ?? read(path));
        if (etag === null) isSpoilt = true;
        else noted.set(path, etag);
        return value;
      } catch (error) {
        isSpoilt = true;
        throw error;
      }
    },
    readings: () => (isSpoilt ? null : Array.from(noted, ([path, etag]) => ({ path, etag }))),
    spoil: () => void (isSpoilt = true),
    async areUnchanged(readings) {
      const again = readings.map(({ path, etag }) => {
        const present = read(path);
        ahead.set(path, present);
        return present.then(
          (answer) => answer.etag === etag,
          () => false,
        );
      });
      return (await Promise.all(again)).every(Boolean);
    },
  };
};

import type { ReadResult } from './reads.ts';

/** A read of the REST service, identified by the strong ETag of its response. */
export interface TrackedRead {
  path: string;
  etag: string;
}

/** Records the reads of one request. */
export interface ReadTracker {
  /**
   * Returns the reads so far; null if the response is uncacheable: a read failed or had no strong ETag, or
   * `markUncacheable` was called.
   */
  trackedReads(): readonly TrackedRead[] | null;
  /** Declares that the response may contain data that do not come from a tracked read. */
  markUncacheable(): void;
  /**
   * Repeats the reads in parallel, with the token of this request, and compares the ETags. Later reads of these paths
   * in this request reuse the results.
   */
  areUnchanged(reads: readonly TrackedRead[]): Promise<boolean>;
  /** Reads a path without parsing the response. Later reads of the path in this request reuse the result. */
  readOnce(path: string): Promise<ReadResult>;
}

type Read = (path: string) => Promise<ReadResult>;

/** Wraps `read` to record each read. A failed read, or a read without a strong ETag, cannot be compared later. */
export const trackReads = (read: Read): ReadTracker & { read: (path: string) => Promise<unknown> } => {
  const prefetched = new Map<string, Promise<ReadResult>>();
  const etags = new Map<string, string>();
  let isUncacheable = false;
  const track = async <T>(path: string, reading: Promise<ReadResult>, take: (result: ReadResult) => T): Promise<T> => {
    try {
      const result = await reading;
      if (result.etag === null) isUncacheable = true;
      else etags.set(path, result.etag);
      return take(result);
    } catch (error) {
      isUncacheable = true;
      throw error;
    }
  };
  return {
    read: (path) => track(path, prefetched.get(path) ?? read(path), ({ value }) => value),
    readOnce(path) {
      const reading = prefetched.get(path) ?? read(path);
      prefetched.set(path, reading);
      return track(path, reading, (result) => result);
    },
    trackedReads: () => (isUncacheable ? null : Array.from(etags, ([path, etag]) => ({ path, etag }))),
    markUncacheable: () => void (isUncacheable = true),
    async areUnchanged(reads) {
      const comparisons = reads.map(({ path, etag }) => {
        const current = read(path);
        prefetched.set(path, current);
        return current.then(
          (result) => result.etag === etag,
          () => false,
        );
      });
      return (await Promise.all(comparisons)).every(Boolean);
    },
  };
};

/** One answer of the REST service that an answer of ours was made from. */
export interface Reading {
  path: string;
  /** The answer as it lies in memory. Held weakly: what is not kept there for the next reader cannot come again. */
  answer: unknown;
}

/** What was read for one request. */
export interface Notes {
  /** Null once more happened than reads that succeeded. */
  readings(): readonly Reading[] | null;
  /** Something else went into the answer than what was read. */
  spoil(): void;
  /**
   * Reads everything again at once, in the name of the person who asks now, and says whether each answer is the very
   * one of before. Whoever reads one of these paths later in this request is given what was just read.
   */
  areUnchanged(readings: readonly Reading[]): Promise<boolean>;
}

type Read = (path: string) => Promise<unknown>;

/** Reads, and notes down what was read. */
export const takeNotes = (read: Read): Notes & { read: Read } => {
  const ahead = new Map<string, Promise<unknown>>();
  const noted = new Map<string, unknown>();
  let isSpoilt = false;
  return {
    async read(path) {
      try {
        const answer = await (ahead.get(path) ?? read(path));
        noted.set(path, answer);
        return answer;
      } catch (error) {
        isSpoilt = true;
        throw error;
      }
    },
    readings: () => (isSpoilt ? null : Array.from(noted, ([path, answer]) => ({ path, answer: held(answer) }))),
    spoil: () => void (isSpoilt = true),
    async areUnchanged(readings) {
      const again = readings.map(async ({ path, answer }) => {
        const present = read(path);
        ahead.set(path, present);
        return (await present) === released(answer);
      });
      return (await Promise.all(again.map((one) => one.catch(() => false)))).every(Boolean);
    },
  };
};

const held = (answer: unknown): unknown => (isObject(answer) ? new WeakRef(answer) : answer);
const released = (answer: unknown): unknown => (answer instanceof WeakRef ? answer.deref() : answer);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

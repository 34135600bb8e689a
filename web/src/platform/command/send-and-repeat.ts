/** How an attempt ended, by its `kind`. */
interface Ended {
  kind: string;
}

interface Sending<Outcome extends Ended> {
  /** One attempt. All attempts carry the same key. */
  send: () => Promise<Outcome>;
  /** Whether the service stores idempotency keys. Otherwise a repetition would store the input twice. */
  mayRepeat: boolean;
  /** An earlier run may have been stored. */
  isUnsure: boolean;
  /** Called before each repetition. */
  onCheck: () => void;
  wait: (milliseconds: number) => Promise<void>;
}

interface Unknown extends Ended {
  kind: 'unknown';
  reason?: string | undefined;
}

const repetitions = 3;
const firstPauseMs = 1000;

/**
 * Sends, and after a lost response repeats up to three times if `mayRepeat`. The outcome may still be unknown then; it
 * never becomes a failure.
 */
export const sendAndRepeat = async <Outcome extends Ended>({
  send,
  mayRepeat,
  isUnsure,
  onCheck,
  wait,
}: Sending<Outcome>): Promise<Outcome | Unknown> => {
  let outcome = keepUnknown(await send(), isUnsure);
  for (let repetition = 0; mayRepeat && repetition < repetitions && outcome.kind === 'unknown'; repetition += 1) {
    onCheck();
    await wait(firstPauseMs * 3 ** repetition);
    const before = outcome;
    outcome = keepUnknown(await send(), true);
    // A later attempt may get no reason: the earlier one's is kept.
    if (isUnknown(outcome) && outcome.reason === undefined) outcome = before;
  }
  return outcome;
};

const isUnknown = (outcome: Ended): outcome is Unknown => outcome.kind === 'unknown';

/** An attempt that failed or was cancelled does not undo an earlier one. */
const keepUnknown = <Outcome extends Ended>(outcome: Outcome, isUnsure: boolean): Outcome | Unknown =>
  isUnsure && (outcome.kind === 'failed' || outcome.kind === 'cancelled') ? { kind: 'unknown' } : outcome;

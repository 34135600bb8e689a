interface AttemptOutcome {
  kind: string;
}

interface SendOptions<Outcome extends AttemptOutcome> {
  /** Makes one attempt. All attempts send the same idempotency key. */
  send: () => Promise<Outcome>;
  /** True if the service stores idempotency keys. Otherwise a repetition could store the input twice. */
  mayRepeat: boolean;
  /** An earlier run with the same key may have stored the input. */
  isUnsure: boolean;
  /** Called before each repetition. */
  onCheck: () => void;
  wait: (milliseconds: number) => Promise<void>;
}

interface Unknown extends AttemptOutcome {
  kind: 'unknown';
  reason?: string | undefined;
}

const maxRepetitions = 3;
/** Each later pause is three times as long as the one before. */
const firstPauseMs = 1000;

/**
 * Sends the input. After an unknown outcome, repeats it up to three times if `mayRepeat`. An outcome that was unknown
 * never becomes `failed` or `cancelled`, because an earlier attempt may have stored the input.
 */
export const sendAndRepeat = async <Outcome extends AttemptOutcome>({
  send,
  mayRepeat,
  isUnsure,
  onCheck,
  wait,
}: SendOptions<Outcome>): Promise<Outcome | Unknown> => {
  let outcome = keepUnknown(await send(), isUnsure);
  for (let repetition = 0; mayRepeat && repetition < maxRepetitions && outcome.kind === 'unknown'; repetition += 1) {
    onCheck();
    await wait(firstPauseMs * 3 ** repetition);
    const previous = outcome;
    outcome = keepUnknown(await send(), true);
    // Keeps the reason of the earlier attempt if the later attempt has none.
    if (isUnknown(outcome) && outcome.reason === undefined) outcome = previous;
  }
  return outcome;
};

const isUnknown = (outcome: AttemptOutcome): outcome is Unknown => outcome.kind === 'unknown';

/** If an earlier attempt may have stored the input, a failed or cancelled attempt leaves the outcome unknown. */
const keepUnknown = <Outcome extends AttemptOutcome>(outcome: Outcome, isUnsure: boolean): Outcome | Unknown =>
  isUnsure && (outcome.kind === 'failed' || outcome.kind === 'cancelled') ? { kind: 'unknown' } : outcome;

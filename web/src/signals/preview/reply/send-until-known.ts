/** How a try ended, by its `kind`. */
interface Ended {
  kind: string;
}

/** Nobody knows whether it was stored. */
interface Unknown {
  kind: 'unknown';
}

interface Sending<Outcome extends Ended> {
  /** One try; every try carries the same key. */
  send: () => Promise<Outcome>;
  /** The service remembers keys. Where it does not, a repetition would store twice. */
  mayRepeat: boolean;
  /** A try before this one may have been stored. */
  isUnsure: boolean;
  /** Called before each repetition. */
  onCheck: () => void;
  wait: (milliseconds: number) => Promise<void>;
}

const repetitions = 3;
const firstPauseMs = 1000;

/** Sends, and repeats what got no answer until it is known whether it was stored. Never calls a doubt a failure. */
export const sendUntilKnown = async <Outcome extends Ended>({
  send,
  mayRepeat,
  isUnsure,
  onCheck,
  wait,
}: Sending<Outcome>): Promise<Outcome | Unknown> => {
  let outcome = inDoubt(await send(), isUnsure);
  for (let repetition = 0; mayRepeat && repetition < repetitions && outcome.kind === 'unknown'; repetition += 1) {
    onCheck();
    await wait(firstPauseMs * 3 ** repetition);
    outcome = inDoubt(await send(), true);
  }
  return outcome;
};

/** That this try was turned away or called off does not undo an earlier one. */
const inDoubt = <Outcome extends Ended>(outcome: Outcome, isUnsure: boolean): Outcome | Unknown =>
  isUnsure && (outcome.kind === 'failed' || outcome.kind === 'cancelled') ? { kind: 'unknown' } : outcome;

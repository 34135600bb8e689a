import { texts } from './writing.texts.ts';

/** How a try ended, by its `kind`. */
interface Ended {
  kind: string;
}

/** Nobody knows whether it was stored. */
export interface Unknown {
  kind: 'unknown';
  /** RQ-1: what the service said of it, if it said anything. */
  reason?: string | undefined;
  traceId?: string | undefined;
}

/** What an answer says that leaves it open whether the write was stored. */
export const unknownAfter = ({ code, message, traceId }: Record<string, unknown>): Unknown => {
  const reason = code === 'UPSTREAM_FAILED' && typeof message === 'string' ? message.trim() : '';
  if (reason === '' || reason === texts.error) return { kind: 'unknown' };
  return { kind: 'unknown', reason, traceId: typeof traceId === 'string' ? traceId : undefined };
};

/** Our own words for a doubt, and those of the service. */
export const wordsOf = (doubt: string, { reason }: Unknown): string => (reason ? `${doubt}\n${reason}` : doubt);

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
    const before = outcome;
    outcome = inDoubt(await send(), true);
    // A later try may be turned away without a word.
    if (isUnknown(outcome) && outcome.reason === undefined) outcome = before;
  }
  return outcome;
};

const isUnknown = (outcome: Ended): outcome is Unknown => outcome.kind === 'unknown';

/** That this try was turned away or called off does not undo an earlier one. */
const inDoubt = <Outcome extends Ended>(outcome: Outcome, isUnsure: boolean): Outcome | Unknown =>
  isUnsure && (outcome.kind === 'failed' || outcome.kind === 'cancelled') ? { kind: 'unknown' } : outcome;

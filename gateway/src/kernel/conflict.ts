import type { Outcome } from './errors.ts';
import { attachOutcome } from './outcome.ts';
import { RestStatusError } from './rest/upstream-error.ts';

/** True if the service refused a change with status 412, because an expected value is outdated. */
export const isConflict = (error: unknown): error is RestStatusError =>
  error instanceof RestStatusError && error.status === 412;

/** Reads the stored record after a refused change. If the read fails, its error gets the outcome of that change. */
export const readConflict = async <Conflict>(
  outcome: Outcome | undefined,
  read: () => Promise<Conflict>,
): Promise<Conflict> => {
  try {
    return await read();
  } catch (error) {
    throw attachOutcome(error, outcome);
  }
};

/** Returns the outcome that the error of a refused change contains. */
export const outcomeIn = ({ extensions }: RestStatusError): Outcome | undefined =>
  extensions['outcome'] as Outcome | undefined;

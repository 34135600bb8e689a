import type { SubmitSignalInput } from '../kernel/schema-types.generated.ts';
import type { Problem } from '../kernel/failures.ts';
import { readId } from '../kernel/input/ids.ts';
import { RestStatusError } from '../kernel/rest/upstream-error.ts';
import { signalTexts } from './signals.texts.ts';

/** The person whom an operator has chosen as the submitter of a signal, in one of three ways. */
export type CallerChoice = Pick<SubmitSignalInput, 'submitterId' | 'clientId' | 'newCaller'>;

/** Reports an invalid id, and more than one choice: the service would ignore all but one. */
export const findCallerProblems = (choice: CallerChoice): Problem[] => {
  const ids = idsOf(choice);
  const unknown = ids.filter(([, id]) => readId(id) === null);
  if (unknown.length) return unknown.map(([field]) => ({ field, code: 'UNKNOWN', message: signalTexts.personUnknown }));
  const fields = [...ids.map(([field]) => field), ...(choice.newCaller ? ['newCaller'] : [])];
  return fields.slice(1).map((field) => ({ field, code: 'FORMAT', message: signalTexts.onePerson }));
};

/** Returns the choice as fields of a REST request. The ids must be valid, see `findCallerProblems`. */
export const toCallerFields = ({ submitterId, clientId, newCaller }: CallerChoice) => ({
  ...(submitterId && { submitterId: readId(submitterId) ?? 0 }),
  ...(clientId && { clientId: readId(clientId) ?? 0 }),
  ...(newCaller && { callerName: newCaller.name, ...(newCaller.phone && { callerPhone: newCaller.phone }) }),
});

/** Returns the problem of the choice that the REST service has refused; null if the error is about something else. */
export const readCallerProblem = (error: unknown): Problem | null => {
  if (!(error instanceof RestStatusError)) return null;
  const { field, message } = error;
  if (field === 'callerName' || field === 'callerPhone') return { field: 'newCaller', code: 'FORMAT', message };
  // The problem is the stored submitter, not the chosen person.
  if (field === 'submitter') return { field: 'submitterId', code: 'FIXED', message };
  if (field !== 'submitterId' && field !== 'clientId') return null;
  return { field, code: 'UNKNOWN', message };
};

const idsOf = ({ submitterId, clientId }: CallerChoice): [string, string][] =>
  Object.entries({ submitterId, clientId }).flatMap(([field, id]): [string, string][] =>
    typeof id === 'string' ? [[field, id]] : [],
  );

import type { CorrectSignalInput, MutationResolvers } from '../../kernel/schema-types.generated.ts';
import { isConflict, outcomeIn, readConflict } from '../../kernel/conflict.ts';
import { createInvalidInput, type Problem } from '../../kernel/failures.ts';
import { RestStatusError } from '../../kernel/rest/upstream-error.ts';
import { readChoiceId } from '../../kernel/input/ids.ts';
import { createSuccess } from '../../kernel/success.ts';
import { findCallerProblems, readCallerProblem, toCallerFields } from '../chosen-caller.ts';
import { requireSignalId } from '../find-signal.ts';
import { createCorrectionConflict } from '../signal-conflict.ts';
import { findLocationProblem, findTitleProblem } from '../signal-values.ts';

const correctSignal: MutationResolvers['correctSignal'] = async (_root, { input }, context) => {
  const signalId = requireSignalId(input.id);
  const [first, ...others] = problemsOf(input);
  if (first) return createInvalidInput([first, ...others]);
  const { title, location, expectedTitle, expectedLocation, expectedSubmitterId } = input;
  const request = {
    signalId,
    ...(title && { title: title.trim() }),
    ...(location && { location }),
    ...(typeof expectedTitle === 'string' && { expectedTitle }),
    ...(expectedLocation !== undefined && { expectedLocation }),
    // Null removes the submitter only with `expectedSubmitterId`, because many clients send null for an unset field.
    ...(input.submitterId === null && expectedSubmitterId !== undefined && { submitterId: null }),
    ...toCallerFields(input),
    ...(expectedSubmitterId !== undefined && {
      expectedSubmitterId: readChoiceId(expectedSubmitterId, 'expectedSubmitterId'),
    }),
  };
  try {
    await context.rest.post('/struma/signals/correct', request, () => null);
    return createSuccess('CorrectSignalSuccess', { signalId });
  } catch (error) {
    if (error instanceof RestStatusError && (error.field === 'title' || error.field === 'location'))
      return createInvalidInput([{ field: error.field, code: 'RANGE', message: error.message }]);
    const problem = readCallerProblem(error);
    if (problem) return createInvalidInput([problem]);
    if (!isConflict(error)) throw error;
    return readConflict(outcomeIn(error), () => createCorrectionConflict(signalId, context, input));
  }
};

const problemsOf = ({ title, location, ...choice }: CorrectSignalInput): Problem[] =>
  [
    typeof title === 'string' ? findTitleProblem(title) : null,
    location ? findLocationProblem(location) : null,
    ...findCallerProblems(choice),
  ].filter((problem) => problem !== null);

export const schemaPart = { Mutation: { correctSignal } };

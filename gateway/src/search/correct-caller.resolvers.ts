import { isConflict } from '../kernel/conflict.ts';
import { typedError } from '../kernel/errors.ts';
import { createInvalidInput, createRefusal } from '../kernel/failures.ts';
import { readId } from '../kernel/input/ids.ts';
import { RestStatusError } from '../kernel/rest/upstream-error.ts';
import type { MutationResolvers } from '../kernel/schema-types.generated.ts';
import { createSuccess } from '../kernel/success.ts';
import { callerTexts as texts } from './correct-caller.texts.ts';

const fields: Readonly<Record<string, string>> = { callerName: 'name', callerPhone: 'phone' };

const correctCaller: MutationResolvers['correctCaller'] = async (_root, { input }, { rest }) => {
  const submitterId = readId(input.submitterId);
  if (submitterId === null) throw typedError('NOT_FOUND', { message: texts.unknown });
  const body = {
    submitterId,
    callerName: input.name,
    callerPhone: input.phone || null,
    expectedName: input.expectedName,
    expectedPhone: input.expectedPhone ?? null,
  };
  try {
    await rest.post('/struma/submitters/correct', body, () => null);
  } catch (error) {
    if (isConflict(error)) return createRefusal('WRONG_STATE', texts.changedMeanwhile);
    const field = error instanceof RestStatusError ? fields[error.field ?? ''] : undefined;
    if (error instanceof RestStatusError && field !== undefined)
      return createInvalidInput([{ field, code: 'FORMAT', message: error.message }]);
    throw error;
  }
  return createSuccess('CorrectCallerSuccess', { submitterId: String(submitterId) });
};

export const schemaPart = { Mutation: { correctCaller } };

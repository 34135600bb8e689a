import type { InputProblemCode, InvalidInput, Refusal, RefusalCode } from './schema-types.generated.ts';

export interface Problem {
  field: string;
  code: InputProblemCode;
  message: string;
}

export const createRefusal = (code: RefusalCode, message: string): Refusal => ({
  __typename: 'Refusal',
  code,
  message,
});

/**
 * Creates an `InvalidInput`. The default message is the message of the first problem. `parent`: the path, inside the
 * input, of the object that contains the fields with problems.
 */
export const createInvalidInput = (
  problems: readonly [Problem, ...Problem[]],
  message = problems[0].message,
  parent: readonly string[] = [],
): InvalidInput => ({
  __typename: 'InvalidInput',
  message,
  problems: problems.map(({ field, code, message: text }) => ({ path: [...parent, field], code, message: text })),
});

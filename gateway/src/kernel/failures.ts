import type { InputProblemCode, InvalidInput, Refusal, RefusalCode } from './schema-types.generated.ts';

export interface Problem {
  field: string;
  code: InputProblemCode;
  message: string;
}

export const refused = (code: RefusalCode, message: string): Refusal => ({ __typename: 'Refusal', code, message });

/**
 * An invalid input with its problems. By default its message is that of the first problem. `parent`: the path of the
 * object that has the fields, inside the input.
 */
export const invalid = (
  problems: readonly [Problem, ...Problem[]],
  message = problems[0].message,
  parent: readonly string[] = [],
): InvalidInput => ({
  __typename: 'InvalidInput',
  message,
  problems: problems.map(({ field, code, message: text }) => ({ path: [...parent, field], code, message: text })),
});

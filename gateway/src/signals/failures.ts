import type { InputProblemCode, InvalidInput, Refusal, RefusalCode } from '../kernel/schema-types.generated.ts';

export interface Problem {
  field: string;
  code: InputProblemCode;
  message: string;
}

export const refused = (code: RefusalCode, message: string): Refusal => ({ __typename: 'Refusal', code, message });

/** Several problems under one message; by default that of the first. */
export const invalid = (problems: readonly [Problem, ...Problem[]], message = problems[0].message): InvalidInput => ({
  __typename: 'InvalidInput',
  message,
  problems: problems.map(({ field, code, message: text }) => ({ path: [field], code, message: text })),
});

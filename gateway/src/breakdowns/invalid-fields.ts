import { createInvalidInput } from '../kernel/failures.ts';
import type { Problem } from '../kernel/failures.ts';
import type { InvalidInput } from '../kernel/schema-types.generated.ts';

/** Returns the problems of fields of a breakdown. `parent` is the input field that holds the values. */
export const toInvalidInput = (parent: string, problems: readonly Problem[]): InvalidInput =>
  createInvalidInput(problems as [Problem, ...Problem[]], undefined, [parent]);

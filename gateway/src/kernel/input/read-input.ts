import { coerceInputValue } from 'graphql';
import type { GraphQLError, GraphQLInputType } from 'graphql';
import { codeOf, typedError } from '../errors.ts';
import { errorTexts, inputTexts } from '../errors.texts.ts';
import { requireValidValue } from './invalid-values.ts';

/** Returns a value from outside GraphQL as an input of the type. Throws BAD_USER_INPUT if the value is invalid. */
export const readInput = <Input>(type: GraphQLInputType, input: unknown): Input => {
  requireValidValue(input);
  return coerceInputValue(input, type, (path, _value, error) => {
    throw typedError('BAD_USER_INPUT', { message: explainInvalidField(path, error), path: path.map(String) });
  }) as Input;
};

const explainInvalidField = (path: readonly (string | number)[], error: GraphQLError): string => {
  const field = path.length ? inputTexts.field(path.join('.')) : errorTexts.BAD_USER_INPUT;
  return codeOf(error) ? `${field} ${error.message}` : field;
};

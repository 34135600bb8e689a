import {
  GraphQLError,
  Kind,
  execute,
  getNamedType,
  getVariableValues,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  typeFromAST,
} from 'graphql';
import type {
  DocumentNode,
  ExecutionResult,
  GraphQLInputType,
  GraphQLSchema,
  OperationDefinitionNode,
  TypeNode,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';

export type Variables = Readonly<Record<string, unknown>>;

/** Runs one operation of a document. */
export type Run = (context: unknown, variables: Variables) => Promise<ExecutionResult> | ExecutionResult;

/**
 * Compiles queries with graphql-jit. graphql-js runs the operations that graphql-jit would run incorrectly: mutations,
 * because an absent variable inside an input object would become null and clear a stored field; and operations with a
 * required variable that has a default value.
 */
export const prepareRun = (schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Run => {
  const interpreted: Run = (contextValue, variableValues) =>
    execute({ schema, document, contextValue, variableValues, operationName: operation.name?.value ?? null });
  if (operation.operation !== 'query' || hasRequiredDefault(operation)) return interpreted;
  const compiled = compileQuery(schema, document, operation.name?.value ?? '');
  if (!isCompiledQuery(compiled)) return interpreted;
  const misreads = createMisreadCheck(schema, operation);
  return async (context, variables) => {
    if (misreads(variables)) return interpreted(context, variables);
    const result = await compiled.query(undefined, context, { ...variables });
    if (!result.errors?.length) return result;
    // graphql-jit names the wrong variable in its errors, so graphql-js checks the variables again.
    if (result.errors.every(isRefusedVariable))
      return refusedVariables(schema, operation, variables) ?? interpreted(context, variables);
    return { ...result, errors: result.errors.map(restoreExtensions) };
  };
};

const hasRequiredDefault = ({ variableDefinitions }: OperationDefinitionNode): boolean =>
  (variableDefinitions ?? []).some(({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && defaultValue);

/**
 * Returns a function that returns true for variables that graphql-jit reads incorrectly: a list in place of an input
 * object, or null for a variable with a default value, which graphql-jit accepts even where a value is required.
 */
const createMisreadCheck = (schema: GraphQLSchema, { variableDefinitions = [] }: OperationDefinitionNode) => {
  const withDefault = variableDefinitions
    .filter(({ defaultValue }) => defaultValue)
    .map(({ variable }) => variable.name.value);
  const objects = variableDefinitions.flatMap(({ variable, type: node }) => {
    const type = typeFromAST(schema, node as TypeNode);
    return isInputType(type) && isInputObjectType(getNamedType(type)) ? [{ name: variable.name.value, type }] : [];
  });
  return (variables: Variables): boolean =>
    withDefault.some((name) => variables[name] === null) ||
    objects.some(({ name, type }) => hasListForObject(type, variables[name]));
};

const hasListForObject = (type: GraphQLInputType, value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  if (isNonNullType(type)) return hasListForObject(type.ofType, value);
  if (isListType(type))
    return (Array.isArray(value) ? value : [value]).some((item) => hasListForObject(type.ofType, item));
  if (!isInputObjectType(type)) return false;
  if (Array.isArray(value)) return true;
  const fields = type.getFields();
  return Object.entries(value).some(([name, inner]) => fields[name] && hasListForObject(fields[name].type, inner));
};

const isRefusedVariable = ({ path }: GraphQLError): boolean => !path;

const refusedVariables = (
  schema: GraphQLSchema,
  { variableDefinitions }: OperationDefinitionNode,
  variables: Variables,
): ExecutionResult | null => {
  const { errors } = getVariableValues(schema, variableDefinitions ?? [], variables, { maxErrors: 50 });
  return errors ? { errors } : null;
};

/** Errors of graphql-jit lack `extensions`, which Apollo needs. */
const restoreExtensions = (error: GraphQLError): GraphQLError => {
  const { message, path, originalError, locations } = error;
  const inner = originalError instanceof GraphQLError ? originalError.extensions : undefined;
  const whole = new GraphQLError(message, { path, originalError, extensions: error.extensions ?? inner });
  return Object.defineProperty(whole, 'locations', { value: locations, enumerable: true });
};

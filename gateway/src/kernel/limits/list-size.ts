import { Kind, getDirectiveValues, getNullableType, isInputObjectType, valueFromASTUntyped } from 'graphql';
import type {
  FieldNode,
  GraphQLField,
  GraphQLInputType,
  GraphQLSchema,
  OperationDefinitionNode,
  ValueNode,
} from 'graphql';

export type Variables = Readonly<Record<string, unknown>>;

/** Returns the number of rows of a list with the variables of a request. */
export type Size = (variables: Variables) => number;

/**
 * A larger page counts as this size. The resolver then refuses the page with a message about the size; otherwise the
 * message would be about the cost.
 */
const maxPageSize = 100;

interface ListSize {
  assumedSize?: number | null;
  slicingArguments?: readonly string[] | null;
  sizedFields?: readonly string[] | null;
}

/** Reads `@listSize` of a field: the size of the list, and the fields of the value that contain the rows. */
export const sizeFrom = (
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
): { size: Size; fields: readonly string[] } | null => {
  const directive = schema.getDirective('listSize');
  const declared =
    directive && field.astNode ? (getDirectiveValues(directive, field.astNode) as ListSize | undefined) : undefined;
  if (!declared) return null;
  const assumed = declared.assumedSize ?? 1;
  const readers = (declared.slicingArguments ?? []).map((path) =>
    argumentReader(operation, field, node, path.split('.')),
  );
  const size: Size = (variables) => {
    const sizes = readers.map((read) => read(variables)).filter((value) => typeof value === 'number');
    return sizes.length ? Math.min(maxPageSize, Math.max(0, ...sizes)) : assumed;
  };
  return { size, fields: declared.sizedFields ?? [] };
};

type Read = (variables: Variables) => unknown;

/**
 * Returns a reader of an argument, or of a field inside the argument. It applies the defaults of the schema and of
 * variables.
 */
const argumentReader = (
  operation: OperationDefinitionNode,
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  [name, ...path]: readonly string[],
): Read => {
  const argument = field.args.find((candidate) => candidate.name === name);
  const literal = node.arguments?.find((candidate) => candidate.name.value === name)?.value;
  if (!argument) return () => undefined;
  const read = literal && literalReader(operation, literal);
  return (variables) => {
    const argumentValue = read?.(variables);
    return readPath(argument.type, argumentValue === undefined ? argument.defaultValue : argumentValue, path);
  };
};

/** Returns a reader of a literal in an operation. It replaces variables by their values or defaults. */
export const literalReader = (operation: OperationDefinitionNode, literal: ValueNode): Read => {
  const defaults = defaultsOf(operation);
  if (literal.kind !== Kind.VARIABLE) return (variables) => valueFromASTUntyped(literal, { ...defaults, ...variables });
  const name = literal.name.value;
  return (variables) => (Object.hasOwn(variables, name) ? variables[name] : defaults[name]);
};

const readPath = (type: GraphQLInputType, value: unknown, [name, ...path]: readonly string[]): unknown => {
  if (name === undefined) return value;
  const object = getNullableType(type);
  if (!isInputObjectType(object) || !isRecord(value)) return undefined;
  const field = object.getFields()[name];
  if (!field) return undefined;
  const fieldValue = value[name];
  return readPath(field.type, fieldValue === undefined ? field.defaultValue : fieldValue, path);
};

const defaultsOf = ({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> =>
  Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

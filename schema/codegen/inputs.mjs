// Codegen plugin that writes the values of each enum and, for each input type whose name ends with Filter, the fields
// with their kinds. The gateway derives REST parameters from these kinds, the web client derives form fields.
import { getNamedType, getNullableType, isEnumType, isInputObjectType, isListType } from 'graphql';

export const plugin = (schema) => {
  const types = Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__'))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const enums = types.filter(isEnumType).map(
    (type) =>
      `export const ${valuesOf(type)} = [${type
        .getValues()
        .map(({ name }) => quoted(name))
        .join(', ')}] as const;`,
  );
  const filters = types
    .filter((type) => isInputObjectType(type) && type.name.endsWith('Filter'))
    .map(
      (type) =>
        `export const ${lowerFirst(type.name)}Fields = {\n${Object.values(type.getFields()).map(fieldOf).join('\n')}\n} as const;`,
    );
  return ['/** Values of each enum, and the fields of each filter. */', ...enums, '', ...filters, ''].join('\n');
};

const fieldOf = ({ name, type, astNode }) => {
  const named = getNamedType(type);
  const isList = isListType(getNullableType(type));
  const kind = isEnumType(named) ? (isList ? 'enums' : 'enum') : kinds[`${named.name}${isList ? '[]' : ''}`];
  if (!kind) throw new Error(`The filter field ${name} has no kind: ${String(type)}. See schema/codegen/inputs.mjs.`);
  const needs = astNode?.directives?.find((directive) => directive.name.value === 'needs');
  const parts = [
    `kind: ${quoted(kind)}`,
    ...(isEnumType(named) ? [`values: ${valuesOf(named)}`] : []),
    ...(needs ? [`needs: ${quoted(needs.arguments[0].value.value)}`] : []),
  ];
  return `  ${name}: { ${parts.join(', ')} },`;
};

/** Kinds of filter fields by GraphQL type. Enums have separate kinds. */
const kinds = {
  DateTimeRange: 'dateTimeRange',
  DateRange: 'dateRange',
  DecimalRange: 'decimalRange',
  BoundsInput: 'bounds',
  Boolean: 'yesNoAny',
  String: 'text',
  ID: 'id',
  'ID[]': 'ids',
};

const valuesOf = ({ name }) => `${lowerFirst(name)}Values`;

const lowerFirst = (name) => name[0].toLowerCase() + name.slice(1);

const quoted = (text) => `'${text}'`;

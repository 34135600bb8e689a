// Codegen plugin that writes the possible types of each union and interface for which the web client has a fragment.
// Apollo's cache needs them to match fragments.
import { isAbstractType, Kind, visit } from 'graphql';

export const plugin = (schema, files) => {
  const typeNames = new Set();
  for (const { document } of files)
    visit(document, {
      [Kind.NAMED_TYPE]({ name }) {
        typeNames.add(name.value);
      },
    });
  const types = [...typeNames].toSorted((one, other) => one.localeCompare(other)).map((name) => schema.getType(name));
  const entries = types.filter(isAbstractType).map((type) => {
    const names = schema.getPossibleTypes(type).map(({ name }) => `'${name}'`);
    return `  ${type.name}: [${names.toSorted((one, other) => one.localeCompare(other)).join(', ')}],`;
  });
  return [
    '/** Types of each union and interface that has fragments. */',
    'export const possibleTypes: Record<string, string[]> = {',
    ...entries,
    '};',
    '',
  ].join('\n');
};

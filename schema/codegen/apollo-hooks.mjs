// Writes one React hook for each operation, beside its document. typescript-react-apollo 5 does not compile with
// Apollo Client 4. `returnPartialData` is left out of the options and the result is not annotated: otherwise
// `data` would become deeply partial.
import { visit } from 'graphql';

const requiresVariables = (operation) =>
  (operation.variableDefinitions ?? []).some(
    (definition) => definition.type.kind === 'NonNullType' && !definition.defaultValue,
  );

const queryHook = (name, operation) => {
  const types = `${name}Query, ${name}QueryVariables`;
  const base = `Omit<useQuery.Options<${types}>, 'returnPartialData' | 'variables'>`;
  const options = requiresVariables(operation)
    ? `options: ${base} & ({ variables: ${name}QueryVariables; skip?: boolean } | { skip: true; variables?: ${name}QueryVariables })`
    : `options: ${base} & { variables?: ${name}QueryVariables } = {}`;
  return `export const use${name}Query = (${options}) =>\n  useQuery(${name}Document, options as useQuery.Options<${types}>);`;
};

const mutationHook = (name) => {
  const types = `${name}Mutation, ${name}MutationVariables`;
  return `export const use${name}Mutation = (options: useMutation.Options<${types}> = {}) =>\n  useMutation<${types}>(${name}Document, options);`;
};

export const plugin = (_schema, documents) => {
  const hooks = [];
  const imports = new Set();
  for (const { document } of documents)
    visit(document, {
      OperationDefinition(operation) {
        const name = operation.name.value;
        imports.add(operation.operation === 'query' ? 'useQuery' : 'useMutation');
        hooks.push(operation.operation === 'query' ? queryHook(name, operation) : mutationHook(name));
      },
    });
  return {
    prepend: imports.size
      ? [
          `import { ${[...imports].toSorted((one, other) => one.localeCompare(other)).join(', ')} } from '@apollo/client/react';`,
        ]
      : [],
    content: hooks.join('\n\n'),
  };
};

// Codegen plugin that writes a React hook for each query, in the folder of its document. Mutations need no hook:
// `useCommand` takes their documents. The plugin replaces typescript-react-apollo 5, whose output does not compile with
// Apollo Client 4. The options omit `returnPartialData` and the hooks declare no result type: otherwise every field of
// `data` would be optional.
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

export const plugin = (_schema, documents) => {
  const hooks = [];
  for (const { document } of documents)
    visit(document, {
      OperationDefinition(operation) {
        if (operation.operation === 'query') hooks.push(queryHook(operation.name.value, operation));
      },
    });
  return {
    prepend: hooks.length > 0 ? ["import { useQuery } from '@apollo/client/react';"] : [],
    content: hooks.join('\n\n'),
  };
};

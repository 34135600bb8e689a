import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { type MutationDocument, type ResultOf, sendMutation } from './send-mutation.ts';

/**
 * A mutation that the person does not start: presence, a draft, the last map view. Nothing about it is shown, and its
 * runs may overlap. Returns null if it failed. Separate from `useCommand`, so that the map page loads 3 KB less.
 */
export const useBackgroundCommand = <Input, Data extends object>(
  document: MutationDocument<Input, Data>,
): ((input: Input) => Promise<ResultOf<Data> | null>) => {
  const client = useApolloClient();
  return useCallback((input) => sendMutation(client, document, input).catch(() => null), [client, document]);
};

import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { type MutationDocument, type ResultOf, sendMutation } from './send-mutation.ts';

/**
 * Returns a function for a mutation that the user does not start: presence, a draft, the last map view. The page
 * shows neither progress nor outcome, and calls may overlap. The function returns null if the mutation failed. Separate
 * from `useCommand`, so that the map page loads 3 KB less.
 */
export const useBackgroundCommand = <Input, Data extends object>(
  document: MutationDocument<Input, Data>,
): ((input: Input) => Promise<ResultOf<Data> | null>) => {
  const client = useApolloClient();
  return useCallback((input) => sendMutation(client, document, input).catch(() => null), [client, document]);
};

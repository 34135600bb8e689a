import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { silentContext } from '../request/busy.ts';

/** A mutation of a `.graphql` file whose only variable is `input`. */
export type MutationDocument<Input, Data> = TypedDocumentNode<Data, { input: Input }>;

/** The union that the only root field of a mutation returns. */
export type ResultOf<Data extends object> = NonNullable<Data[Exclude<keyof Data, '__typename'>]>;

/** Sends a mutation that shows neither progress nor the general error toast. Rejects if the response has no result. */
export const sendMutation = async <Input, Data extends object>(
  client: ApolloClient,
  document: MutationDocument<Input, Data>,
  input: Input,
): Promise<ResultOf<Data>> =>
  mutationResult<Data>(
    client.mutate<Data>({ mutation: document, variables: { input }, context: { ...silentContext } }),
  );

interface MutationResponse<Data> {
  data?: Data | null | undefined;
}

/** The value of a mutation's only root field. Rejects if the response has no data. */
export const mutationResult = async <Data extends object>(
  response: Promise<MutationResponse<Data>>,
): Promise<ResultOf<Data>> => {
  const { data } = await response;
  const result = Object.entries(data ?? {}).find(([field]) => field !== '__typename')?.[1] as
    | ResultOf<Data>
    | null
    | undefined;
  if (result === null || result === undefined) throw new Error('The response has no result.');
  return result;
};

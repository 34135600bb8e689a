import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { done, type Done } from '../../platform/command/command.ts';
import { silentContext } from '../../platform/request/busy.ts';
import { readError } from '../../platform/request/read-error.ts';
import { SignalResponsesNowDocument, SignalWorkNowDocument, type SignalWorkNowQuery } from './bulk.generated.ts';

export type SignalState = NonNullable<SignalWorkNowQuery['signal']>;

/** Reads the stored state of a signal; null if it was not read. */
export const readState = async (client: ApolloClient, id: string): Promise<SignalState | 'signed-out' | null> => {
  const data = await readNow(client, SignalWorkNowDocument, { id });
  return data === 'signed-out' ? data : (data?.signal ?? null);
};

/** Reads the number of the latest response, '0' without one; null if it was not read. */
export const readLatestResponse = async (client: ApolloClient, id: string): Promise<string | null> => {
  const data = await readNow(client, SignalResponsesNowDocument, { id });
  // The state of the signal, which is read next, reports the end of the session.
  if (data === 'signed-out') return null;
  return data?.signal?.responses ? (data.signal.responses.at(-1)?.id ?? '0') : null;
};

const readNow = async <Data>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, { id: string }>,
  variables: { id: string },
): Promise<Data | 'signed-out' | null> => {
  try {
    const read = { query, variables, fetchPolicy: 'no-cache' } as const;
    const { data } = await client.query({ ...read, context: { ...silentContext } });
    return data ?? null;
  } catch (error) {
    return readError(error).code === 'UNAUTHENTICATED' ? 'signed-out' : null;
  }
};

/** Returns a function that reads, after an unknown outcome, whether the change is stored. */
export const checkOf =
  (client: ApolloClient, id: string, isStored: (signal: SignalState) => boolean) =>
  async (): Promise<Done<null> | 'not-stored' | 'unknown'> => {
    const now = await readState(client, id);
    if (now === null || now === 'signed-out') return 'unknown';
    return isStored(now) ? done(null) : 'not-stored';
  };

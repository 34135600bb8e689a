import type { ApolloClient } from '@apollo/client';
import { readSessionState, type SessionState } from '../session/session-requests.ts';
import { SessionDocument } from '../session/session.generated.ts';
import type { Session } from '../session/use-session.ts';
import { readError } from '../platform/request/read-error.ts';
import { connectionError } from '../platform/request/gateway-fetch.ts';
import { log } from '../platform/log.ts';
import { requestTimeoutMinutes } from '../platform/request/request-timeout.ts';

/** The result of loading the session. */
export type Start =
  | { kind: 'ready'; session: Session; state: Extract<SessionState, { kind: 'signed-in' }> }
  | { kind: 'signed-out' }
  /** The user has no role that permits an action. */
  | { kind: 'no-actions' }
  /** The session has no user name. */
  | { kind: 'empty' }
  | { kind: 'failed'; error: unknown };

/** Loads the session and the environment, which the first page needs. */
export const loadStart = async (client: ApolloClient): Promise<Start> => {
  const [state, result] = await Promise.all([readSessionState(), readSession(client)]);
  if (state.kind === 'signed-out') return { kind: 'signed-out' };
  if ('error' in result) return toStart(result.error);
  if (state.kind === 'unreachable') return { kind: 'failed', error: connectionError() };
  const { session, environment } = result;
  if (!session?.name) return { kind: 'empty' };
  if (session.allowedActions.length === 0) return { kind: 'no-actions' };
  requestTimeoutMinutes.set(() => environment.requestTimeoutMinutes);
  return { kind: 'ready', state, session: { ...session, environment } };
};

const readSession = async (client: ApolloClient) => {
  const { data, error } = await client.query({
    query: SessionDocument,
    fetchPolicy: 'no-cache',
    errorPolicy: 'all',
    context: { silent: true, handlesAccessErrors: true },
  });
  return data?.session ? data : { error };
};

const toStart = (error: unknown): Start => {
  const { code } = readError(error);
  if (code === 'UNAUTHENTICATED') return { kind: 'signed-out' };
  log('Authentication Failed');
  return code === 'FORBIDDEN' ? { kind: 'no-actions' } : { kind: 'failed', error };
};

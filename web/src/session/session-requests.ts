import { clearDrafts } from '../platform/storage/drafts.ts';
import { isSignInAvailable } from '../platform/request/connection.ts';
import { GatewayError, gatewayFetch } from '../platform/request/gateway-fetch.ts';
import { broadcastSessionEnd } from './session-channel.ts';
import { discardUnsaved, confirmLeaving } from '../platform/unsaved.ts';

/** Whether a user is signed in, and until when. Times are milliseconds of the server's clock. */
export type SessionState =
  | { kind: 'signed-in'; name: string; expiresAt: number; now: number }
  | { kind: 'signed-out' }
  | { kind: 'unreachable' };

export const readSessionState = (): Promise<SessionState> => requestState('/auth/session', 'GET');

export const refreshSession = (minValiditySeconds: number): Promise<SessionState> =>
  requestState(`/auth/refresh?minValidity=${minValiditySeconds}`, 'POST');

/**
 * Ends the session at the gateway, then redirects to the identity provider, which ends its own session. If there are
 * unsaved changes, the user must first confirm.
 */
export const signOut = async (): Promise<void> => {
  if (!(await confirmLeaving('session'))) return;
  const response = await gatewayFetch('/auth/logout', { method: 'POST', handlesFailures: true }).catch(ignoreSignedOut);
  broadcastSessionEnd();
  clearDrafts();
  discardUnsaved();
  const { redirect } = response ? ((await response.json()) as { redirect: string }) : { redirect: '/' };
  window.location.assign(redirect);
};

/** URL of the sign-in, which redirects the browser to `returnTo` afterwards. */
export const getSignInUrl = (returnTo: string): string => `/auth/login?returnTo=${encodeURIComponent(returnTo)}`;

const requestState = async (path: string, method: 'GET' | 'POST'): Promise<SessionState> => {
  try {
    const response = await gatewayFetch(path, { method, silent: true, handlesFailures: true });
    isSignInAvailable.set(() => true);
    const { name, expiresAt, now } = (await response.json()) as { name: string; expiresAt: number; now: number };
    return { kind: 'signed-in', name, expiresAt, now };
  } catch (error) {
    if (error instanceof GatewayError && error.status > 0) isSignInAvailable.set(() => error.status !== 503);
    return { kind: error instanceof GatewayError && error.status === 401 ? 'signed-out' : 'unreachable' };
  }
};

const ignoreSignedOut = (error: unknown): null => {
  if (error instanceof GatewayError && error.status === 401) return null;
  throw error;
};

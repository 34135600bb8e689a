import { clearDrafts } from '../platform/drafts.ts';
import { GatewayError, gatewayFetch } from '../platform/gateway-fetch.ts';
import { forgetUnsaved, mayLeave } from '../platform/unsaved.ts';

/** Whether somebody is signed in, and until when: moments of the server's clock in milliseconds. */
export type SessionState =
  | { kind: 'signed-in'; name: string; expiresAt: number; now: number }
  | { kind: 'signed-out' }
  | { kind: 'unreachable' };

export const readSessionState = (): Promise<SessionState> => ask('/auth/session', 'GET');

export const refreshSession = (minValiditySeconds: number): Promise<SessionState> =>
  ask(`/auth/refresh?minValidity=${minValiditySeconds}`, 'POST');

/** Ends the session here and at the identity provider, which the browser is sent to. Asks first if that loses something. */
export const signOut = async (): Promise<void> => {
  if (!(await mayLeave('session'))) return;
  const answer = await gatewayFetch('/auth/logout', { method: 'POST', mayBeSignedOut: true }).catch(signedOutAlready);
  clearDrafts();
  forgetUnsaved();
  const { redirect } = answer ? ((await answer.json()) as { redirect: string }) : { redirect: '/' };
  window.location.assign(redirect);
};

/** Where the browser goes to sign in, and comes back from to `returnTo`. */
export const signInAddress = (returnTo: string): string => `/auth/login?returnTo=${encodeURIComponent(returnTo)}`;

const ask = async (path: string, method: 'GET' | 'POST'): Promise<SessionState> => {
  try {
    const answer = await gatewayFetch(path, { method, silent: true, mayBeSignedOut: true });
    const { name, expiresAt, now } = (await answer.json()) as { name: string; expiresAt: number; now: number };
    return { kind: 'signed-in', name, expiresAt, now };
  } catch (error) {
    return { kind: error instanceof GatewayError && error.status === 401 ? 'signed-out' : 'unreachable' };
  }
};

const signedOutAlready = (error: unknown): null => {
  if (error instanceof GatewayError && error.status === 401) return null;
  throw error;
};

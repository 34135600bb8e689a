import { log } from '../platform/log.ts';
import { getSignInUrl } from './session-requests.ts';
import { tryStartSignIn } from './sign-in-guard.ts';

export const authenticationPath = '/authentication';

/** Path to which a sign-in in a window of its own returns. */
export const signedInWindowPath = '/signed-in';

/** Redirects to the sign-in, which returns to the current page. */
export const redirectToSignIn = (): void => {
  log('Not Authenticated');
  window.location.replace(tryStartSignIn() ? getSignInUrl(getCurrentPath()) : `${authenticationPath}?error=cookies`);
};

const channelName = 'struma-session';

/**
 * Opens the sign-in in a new window, so that the page keeps its state. If the browser blocks the window, the sign-in
 * replaces the page.
 */
export const openSignIn = (): void => {
  const opened = window.open(getSignInUrl(signedInWindowPath), 'struma-sign-in', 'width=480,height=680');
  if (!opened) window.location.assign(getSignInUrl(getCurrentPath()));
};

const getCurrentPath = (): string => `${window.location.pathname}${window.location.search}${window.location.hash}`;

export const broadcastSignedIn = (): void => new BroadcastChannel(channelName).postMessage('signed-in');

/** Calls `callback` when the user may have signed in in another window. Returns a function that unsubscribes. */
export const onSignedIn = (callback: () => void): (() => void) => {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', callback);
  window.addEventListener('focus', callback);
  return () => {
    channel.close();
    window.removeEventListener('focus', callback);
  };
};

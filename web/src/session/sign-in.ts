import { log } from '../platform/log.ts';
import { signInAddress } from './session-requests.ts';
import { maySendToSignIn } from './sign-in-guard.ts';

export const authenticationPath = '/authentication';

/** Where a sign-in beside the page ends. */
export const signedInWindowPath = '/signed-in';

/** Sends the browser to sign in, and back to the present page. */
export const sendToSignIn = (): void => {
  log('Not Authenticated');
  window.location.replace(maySendToSignIn() ? signInAddress(here()) : `${authenticationPath}?error=cookies`);
};

const channelName = 'struma-session';

/** Opens the sign-in beside the page, which stays as it is. Where windows are blocked it is left for the sign-in. */
export const openSignIn = (): void => {
  const opened = window.open(signInAddress(signedInWindowPath), 'struma-sign-in', 'width=480,height=680');
  if (!opened) window.location.assign(signInAddress(here()));
};

const here = (): string => `${window.location.pathname}${window.location.search}${window.location.hash}`;

export const tellSignedIn = (): void => new BroadcastChannel(channelName).postMessage('signed-in');

/** Calls back when another window may have signed in. Answers how to stop. */
export const onSignedIn = (callback: () => void): (() => void) => {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', callback);
  window.addEventListener('focus', callback);
  return () => {
    channel.close();
    window.removeEventListener('focus', callback);
  };
};

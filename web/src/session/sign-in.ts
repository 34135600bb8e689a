import { log } from '../platform/log.ts';
import { getSignInUrl } from './session-requests.ts';
import { tryStartSignIn } from './sign-in-guard.ts';

export const authenticationPath = '/authentication';

/** Path to which a sign-in in a separate window returns. */
export const signedInWindowPath = '/signed-in';

/** Redirects to the sign-in, which returns to the current page. After too many redirects, shows an error instead. */
export const redirectToSignIn = (): void => {
  log('Not Authenticated');
  window.location.replace(tryStartSignIn() ? getSignInUrl(getCurrentPath()) : `${authenticationPath}?error=repeated`);
};

/** Opens the sign-in in a new window, so that the page keeps its state. If windows are blocked, the page is left. */
export const openSignIn = (): void => {
  const opened = window.open(getSignInUrl(signedInWindowPath), 'struma-sign-in', 'width=480,height=680');
  if (!opened) window.location.assign(getSignInUrl(getCurrentPath()));
};

const getCurrentPath = (): string => `${window.location.pathname}${window.location.search}${window.location.hash}`;

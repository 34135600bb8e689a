const channelName = 'struma-session';

type SessionMessage = 'signed-in' | 'ended';

/** Notifies the other pages of the browser that a person has signed in. */
export const broadcastSignedIn = (): void => broadcast('signed-in');

/** Notifies the other pages of the browser that the session has ended. */
export const broadcastSessionEnd = (): void => broadcast('ended');

/**
 * Calls `callback` when another window reports a sign-in, and when this window gets the focus. Returns a function that
 * unsubscribes.
 */
export const onSignedIn = (callback: () => void): (() => void) => {
  const stop = listen('signed-in', callback);
  window.addEventListener('focus', callback);
  return () => {
    stop();
    window.removeEventListener('focus', callback);
  };
};

/** Calls `callback` when another page reports the end of the session. Returns a function that unsubscribes. */
export const onSessionEnd = (callback: () => void): (() => void) => listen('ended', callback);

const broadcast = (message: SessionMessage): void => {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(message);
  channel.close();
};

const listen = (expected: SessionMessage, callback: () => void): (() => void) => {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<SessionMessage>) => {
    if (data === expected) callback();
  });
  return () => channel.close();
};

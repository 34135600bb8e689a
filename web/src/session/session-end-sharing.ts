import { useEffect } from 'react';
import { reportSessionOver, sessionOver } from '../platform/request/session-over.ts';
import { broadcastSessionEnd, onSessionEnd } from './session-channel.ts';
import { readSessionState } from './session-requests.ts';

/**
 * Shares the end of the session between the pages of the browser: one of them receives it, for example because it holds
 * the event stream. The others read the state of the session then.
 */
export const SessionEndSharing = (): null => {
  useEffect(() => {
    const stopTelling = sessionOver.subscribe(() => sessionOver.get() && broadcastSessionEnd());
    const stopListening = onSessionEnd(() => {
      if (!sessionOver.get()) void checkSession();
    });
    return () => {
      stopTelling();
      stopListening();
    };
  }, []);
  return null;
};

const checkSession = async (): Promise<void> => {
  const { kind } = await readSessionState();
  if (kind === 'signed-out') reportSessionOver();
};

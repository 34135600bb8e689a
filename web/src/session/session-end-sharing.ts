import { useEffect } from 'react';
import { reportSessionOver, sessionOver } from '../platform/request/session-over.ts';
import { broadcastSessionEnd, onSessionEnd } from './session-channel.ts';
import { readSessionState } from './session-requests.ts';

/**
 * Notifies the other pages of the browser when this page learns that the session has ended, for example from the event
 * stream. A notified page reads the state of the session.
 */
export const SessionEndSharing = (): null => {
  useEffect(() => {
    const stopBroadcasting = sessionOver.subscribe(() => sessionOver.get() && broadcastSessionEnd());
    const stopListening = onSessionEnd(() => {
      if (!sessionOver.get()) void checkSession();
    });
    return () => {
      stopBroadcasting();
      stopListening();
    };
  }, []);
  return null;
};

const checkSession = async (): Promise<void> => {
  const { kind } = await readSessionState();
  if (kind === 'signed-out') reportSessionOver();
};

import type { ApolloClient } from '@apollo/client';
import { useEffect, useEffectEvent } from 'react';
import { possibleRightsChanges } from '../platform/request/possible-rights-changes.ts';
import { useStore } from '../platform/store.ts';
import { toast } from '../platform/toast.ts';
import { discardUnsaved } from '../platform/unsaved.ts';
import type { Session } from '../session/use-session.ts';
import { toRightsKey } from './rights-key.ts';
import { texts } from './rights.texts.ts';
import { loadStart, type Start } from './start.ts';

interface RightsWatchProps {
  client: ApolloClient;
  session: Session;
  onChanged: (start: Start) => void;
}

/**
 * After FORBIDDEN or the event `rights`, the session is read again. If an administrator has changed the user's
 * rights, data that was read with the earlier rights is dropped, and `onChanged` receives the result.
 */
export const RightsWatch = ({ client, session, onChanged }: RightsWatchProps): null => {
  const possibleChanges = useStore(possibleRightsChanges);
  const apply = useEffectEvent(async (start: Start): Promise<void> => {
    if (!isChanged(session, start)) return;
    discardUnsaved();
    // Cleared before the new pages are rendered: clearing the store later would cancel their queries.
    await client.clearStore();
    onChanged(start);
    if (start.kind === 'ready') toast.warning(texts.rightsChanged);
  });
  useEffect(() => {
    let isLatest = true;
    void loadStart(client).then((start) => (isLatest ? apply(start) : undefined));
    return () => {
      isLatest = false;
    };
  }, [client, possibleChanges]);
  return null;
};

/**
 * True if the rights were changed. False if the session could not be read or has ended: other components show that.
 */
const isChanged = (session: Session, start: Start): boolean =>
  start.kind === 'no-actions' || (start.kind === 'ready' && toRightsKey(start.session) !== toRightsKey(session));

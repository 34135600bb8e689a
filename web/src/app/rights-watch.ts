import type { ApolloClient } from '@apollo/client';
import { useEffect, useEffectEvent } from 'react';
import { forbiddenResponses } from '../platform/request/forbidden.ts';
import { useStore } from '../platform/store.ts';
import { toast } from '../platform/toast.ts';
import { discardUnsaved } from '../platform/unsaved.ts';
import type { Session } from '../session/use-session.ts';
import { rightsOf } from './rights-of.ts';
import { texts } from './rights.texts.ts';
import { loadStart, type Start } from './start.ts';

interface RightsWatchProps {
  client: ApolloClient;
  session: Session;
  onChanged: (start: Start) => void;
}

/**
 * After FORBIDDEN the session is read again. If an administrator has changed the person's rights, what was read with the
 * earlier ones is dropped, and `onChanged` receives the new session, from which menu and pages are rebuilt.
 */
export const RightsWatch = ({ client, session, onChanged }: RightsWatchProps): null => {
  const responses = useStore(forbiddenResponses);
  const apply = useEffectEvent(async (start: Start): Promise<void> => {
    if (!isChanged(session, start)) return;
    discardUnsaved();
    // First, because it would also cancel the queries of the new pages.
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
  }, [client, responses]);
  return null;
};

/** Without a response, or after the end of the session, other parts show the reason. */
const isChanged = (session: Session, start: Start): boolean =>
  start.kind === 'no-actions' || (start.kind === 'ready' && rightsOf(start.session) !== rightsOf(session));

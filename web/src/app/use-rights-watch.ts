import type { ApolloClient } from '@apollo/client';
import { useEffect, useEffectEvent } from 'react';
import { forbiddenResponses } from '../platform/request/forbidden.ts';
import { toast } from '../platform/toast.ts';
import { discardUnsaved } from '../platform/unsaved.ts';
import type { Session } from '../session/use-session.ts';
import { texts } from './app.texts.ts';
import { loadStart, type Start } from './start.ts';

/**
 * After FORBIDDEN the session is read again. If an administrator has changed the person's rights, what was read with the
 * earlier ones is dropped, and `onChanged` receives the new session, from which menu and pages are rebuilt.
 */
export const useRightsWatch = (
  client: ApolloClient,
  session: Session | null,
  onChanged: (start: Start) => void,
): void => {
  const apply = useEffectEvent(async (start: Start): Promise<void> => {
    if (!session || !isChanged(session, start)) return;
    discardUnsaved();
    // First, because it would also cancel the queries of the new pages.
    await client.clearStore();
    onChanged(start);
    if (start.kind === 'ready') toast.warning(texts.rightsChanged);
  });

  useEffect(() => {
    let isRunning = false;
    return forbiddenResponses.subscribe(() => {
      if (isRunning) return;
      isRunning = true;
      void loadStart(client)
        .then(apply)
        .finally(() => (isRunning = false));
    });
  }, [client]);
};

/** Without a response, or after the end of the session, other parts show the reason. */
const isChanged = (session: Session, start: Start): boolean =>
  start.kind === 'no-actions' || (start.kind === 'ready' && rightsOf(start.session) !== rightsOf(session));

/** What the pages and the menu of a session derive from. */
export const rightsOf = ({ id, allowedActions, allowedGroups }: Session): string =>
  JSON.stringify([id, allowedActions.toSorted(), allowedGroups.toSorted()]);

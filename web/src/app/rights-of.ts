import type { Session } from '../session/use-session.ts';

/** What the pages and the menu of a session derive from. */
export const rightsOf = ({ id, allowedActions, allowedGroups }: Session): string =>
  JSON.stringify([id, allowedActions.toSorted(), allowedGroups.toSorted()]);

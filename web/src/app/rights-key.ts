import type { Session } from '../session/use-session.ts';

/** The account, the actions and the groups of a session, as a text to compare. */
export const toRightsKey = ({ id, allowedActions, allowedGroups }: Session): string =>
  JSON.stringify([id, allowedActions.toSorted(), allowedGroups.toSorted()]);

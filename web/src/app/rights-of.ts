import type { Session } from '../session/use-session.ts';

/** The part of a session that determines its pages and its menu, as a text to compare. */
export const rightsOf = ({ id, allowedActions, allowedGroups }: Session): string =>
  JSON.stringify([id, allowedActions.toSorted(), allowedGroups.toSorted()]);

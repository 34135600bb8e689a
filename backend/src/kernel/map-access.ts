import { actionNames } from './access.texts.ts';
import type { AccessRule } from './access.ts';

/** Whoever picks a place on a map: citizens who report, and operators. */
export const mapAccess: AccessRule = {
  actions: [actionNames.operator, actionNames.user],
  groups: ['TestMainGroup', 'TestDummyGroup'],
};

/** Pipes, valves, connections, addresses and meters: who sees the meters' list sees them on the map. */
export const networkAccess: AccessRule = {
  actions: [actionNames.operator],
  groups: ['TestMainGroup', 'TestDummyGroup'],
};

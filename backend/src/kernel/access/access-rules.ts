import { meets, type AccessRule, type Person, type PersonRule } from './access.ts';
import { actionNames } from './access.texts.ts';

/** Groups as the identity provider names them. */
const groups = { main: 'TestMainGroup', other: 'TestDummyGroup' };

/** Those who work with everybody's signals. */
export const operatorAccess: PersonRule = { actions: [actionNames.operator], groups: [groups.main] };

/** Both desks of signals: an operator sees all of them, anybody else the own ones only. */
export const deskAccess: PersonRule = { actions: [actionNames.user, actionNames.operator], groups: [groups.main] };

/** Whoever picks a place on a map: citizens who report, and operators. */
export const mapAccess: PersonRule = {
  actions: [actionNames.operator, actionNames.user],
  groups: [groups.main, groups.other],
};

/** Pipes, valves, connections, addresses and meters: who sees the meters' list sees them on the map. */
export const networkAccess: PersonRule = { actions: [actionNames.operator], groups: [groups.main, groups.other] };

/** Where citizens have no desk, what was for both is the operators' alone. */
export const withoutCitizenDesk = (rule: AccessRule): AccessRule => (rule === deskAccess ? operatorAccess : rule);

/** Whether somebody works with the signals of others. */
export const isOperator = (person: Person): boolean => meets(operatorAccess, person);

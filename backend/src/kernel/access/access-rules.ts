import { satisfiesRule, type AccessRule, type Principal, type PrincipalRule } from './access.ts';
import { actionNames } from './access.texts.ts';

/** Names of groups at the identity provider. */
const groups = { main: 'TestMainGroup', other: 'TestDummyGroup' };

/** All groups that occur in access rules. */
export const accessGroups: readonly string[] = Object.values(groups);

/** Administrators of users must be members of this group: the screens of user administration require it. */
export const mainGroup = groups.main;

/** Operators: they see and change the signals of all citizens. */
export const operatorAccess: PrincipalRule = { actions: [actionNames.operator], groups: [groups.main] };

/** Signal routes for operators and citizens. Operators read all signals, citizens only their own signals. */
export const signalAccess: PrincipalRule = { actions: [actionNames.user, actionNames.operator], groups: [groups.main] };

/** Map routes for operators and citizens: both pick a place on the map. */
export const mapAccess: PrincipalRule = {
  actions: [actionNames.operator, actionNames.user],
  groups: [groups.main, groups.other],
};

/** Administrators: nomenclatures, imports and logs. */
export const administratorAccess: PrincipalRule = {
  actions: [actionNames.administrator],
  groups: [groups.main, groups.other],
};

/** Routes of the lists of users, and of the deletion of groups. */
export const administrationAccess: PrincipalRule = { actions: [actionNames.administrator], groups: [groups.main] };

/** Routes of the pages that change users, groups and their roles. */
export const accountEditAccess: PrincipalRule = {
  actions: [actionNames.administrator, actionNames.edit],
  groups: [groups.main],
};

/** Routes of the pages that add users and groups. */
export const accountCreateAccess: PrincipalRule = {
  actions: [actionNames.administrator, actionNames.create],
  groups: [groups.main],
};

/** The history of a record. Its route also requires the access rule for this kind of record. */
export const historyAccess: PrincipalRule = {
  actions: [actionNames.operator, actionNames.administrator],
  groups: [groups.main, groups.other],
};

/** Saved views of lists: operators and administrators. */
export const listViewAccess: PrincipalRule = {
  actions: [actionNames.operator, actionNames.administrator],
  groups: [groups.main, groups.other],
};

/** Pipes, valves, connections, addresses and meters. The rule equals that of the list of meters. */
export const networkAccess: PrincipalRule = { actions: [actionNames.operator], groups: [groups.main, groups.other] };

/** Replaces the rule of the signal routes where the citizen portal is switched off: only operators keep access. */
export const withoutCitizenPortal = (rule: AccessRule): AccessRule => (rule === signalAccess ? operatorAccess : rule);

/** True for a user who may read nomenclatures, imports and logs. */
export const isAdministrator = (principal: Principal): boolean => satisfiesRule(administratorAccess, principal);

/** True for a user who may read the signals of all citizens. */
export const isOperator = (principal: Principal): boolean => satisfiesRule(operatorAccess, principal);

import { type AccessRule, operatorAccess, type Person } from './access.ts';
import { actionNames } from './access.texts.ts';

const deskGroup = 'TestMainGroup';

/** Both desks of signals: an operator sees all of them, anybody else the own ones only. */
export const deskAccess: AccessRule = { actions: [actionNames.user, actionNames.operator], groups: [deskGroup] };

/** Where citizens have no desk, what was for both is the operators' alone. */
export const withoutCitizenDesk = (rule: AccessRule): AccessRule => (rule === deskAccess ? operatorAccess : rule);

/** Whether somebody works with the signals of others. */
export const isOperator = ({ actions, groups }: Person): boolean =>
  actions.includes(actionNames.operator) && groups.includes(deskGroup);

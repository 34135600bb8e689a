import type { Principal } from '../kernel/access/principal.ts';
import type { Limits } from '../kernel/limits/limits.ts';

/**
 * Ad-hoc queries and the schema are for administrators and for principals with the role, or for everyone by setting.
 */
export const canUseAdHocQueries = (principal: Principal, { adHocQueries }: Pick<Limits, 'adHocQueries'>): boolean =>
  adHocQueries === 'everyone' || principal.hasAdHocRole || principal.actions.includes('ADMINISTRATOR');

import type { Principal } from '../kernel/access/principal.ts';
import type { Limits } from '../kernel/limits/limits.ts';

/**
 * True if the principal may send ad-hoc queries and read the schema: everyone if the setting allows it, otherwise
 * administrators and principals with the role for ad-hoc queries.
 */
export const canUseAdHocQueries = (principal: Principal, { adHocQueries }: Pick<Limits, 'adHocQueries'>): boolean =>
  adHocQueries === 'everyone' || principal.hasAdHocRole || principal.actions.includes('ADMINISTRATOR');

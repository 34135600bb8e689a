import type { Caller } from '../kernel/access/caller.ts';
import type { Features } from '../kernel/rest/features.ts';

/** Whether the caller works with the signals of others. Everybody else sees only their own. */
export const isOperator = ({ actions }: Pick<Caller, 'actions'>): boolean => actions.includes('OPERATOR');

/**
 * Throws if the caller is no operator and the service does not hide the signals of others: the common calls do not
 * promise that it does.
 */
export const requireOwnSignals = async (caller: Pick<Caller, 'actions'>, features: Features): Promise<void> => {
  if (!isOperator(caller)) await features.demand('OWN_SIGNALS');
};

import type { Caller } from '../kernel/access/caller.ts';
import type { Features } from '../kernel/rest/features.ts';

/** Whether somebody works with the signals of others; anybody else is shown the own ones. */
export const isOperator = ({ actions }: Pick<Caller, 'actions'>): boolean => actions.includes('OPERATOR');

/**
 * Nobody but an operator may ask a service that would not keep the signals of others from him: the common calls do not
 * say that it does.
 */
export const demandOwnSignals = async (caller: Pick<Caller, 'actions'>, features: Features): Promise<void> => {
  if (!isOperator(caller)) await features.demand('OWN_SIGNALS');
};

import type { Principal } from '../kernel/access/principal.ts';
import type { Features } from '../kernel/rest/features.ts';

/** True for an operator, who reads the signals of others. Other principals read only their own. */
export const isOperator = ({ actions }: Pick<Principal, 'actions'>): boolean => actions.includes('OPERATOR');

/**
 * If the service may also return the signals of others, throws UNSUPPORTED for a principal that is not an operator. The
 * specification does not require that a service hides the signals of others.
 */
export const requireOwnSignalsFeature = async (
  principal: Pick<Principal, 'actions'>,
  features: Features,
): Promise<void> => {
  if (!isOperator(principal)) await features.require('OWN_SIGNALS');
};

import type { ServiceFeature } from '../types.ts';
import { useSession } from '../session/use-session.ts';

/** What the present person can do with signals at this installation. What is false is not shown at all. */
export interface Desk {
  isOperator: boolean;
  /** Notes, history, templates, taking, presence, views. */
  hasDesk: boolean;
  /** Drafts are kept by the server too. */
  keepsDrafts: boolean;
  /** A send can be held back if newer messages have come. */
  holdsBack: boolean;
}

export const useDesk = (): Desk => {
  const { allowedActions, environment } = useSession();
  const isOperator = allowedActions.includes('OPERATOR');
  const has = (feature: ServiceFeature): boolean => environment.features.includes(feature);
  return {
    isOperator,
    hasDesk: isOperator && has('SIGNAL_DESK'),
    keepsDrafts: has('DRAFTS'),
    holdsBack: has('EXPECTED_VALUES'),
  };
};

import type { ServiceFeature } from '../types.ts';
import { useSession } from '../session/use-session.ts';

/** What the signed-in person can do with signals at this installation. What is false is not shown. */
export interface Desk {
  isOperator: boolean;
  /** Notes, history, templates, taking, presence, views. */
  hasDesk: boolean;
  /** The server stores drafts too. */
  keepsDrafts: boolean;
  /** The service refuses a message if newer messages have come. */
  comparesLast: boolean;
}

export const useDesk = (): Desk => {
  const { allowedActions, environment } = useSession();
  const isOperator = allowedActions.includes('OPERATOR');
  const has = (feature: ServiceFeature): boolean => environment.features.includes(feature);
  return {
    isOperator,
    hasDesk: isOperator && has('SIGNAL_DESK'),
    keepsDrafts: has('DRAFTS'),
    comparesLast: has('EXPECTED_VALUES'),
  };
};

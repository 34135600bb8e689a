import type { ServiceFeature } from '../types.ts';
import { useSession } from '../session/use-session.ts';

/** What the signed-in person can do with signals at this installation. What is false is not shown. */
export interface SignalTools {
  isOperator: boolean;
  /** Notes, history, templates, taking, presence, views. */
  hasOperatorTools: boolean;
  /** The service sends how to reach the submitter. */
  hasContact: boolean;
  /** Signals can be linked and merged. */
  hasLinks: boolean;
  /** The service records the changes of a signal. */
  hasHistory: boolean;
  /** The server stores drafts too. */
  hasServerDrafts: boolean;
  /** The service refuses a message if newer messages have come. */
  comparesLastResponse: boolean;
}

export const useSignalTools = (): SignalTools => {
  const { allowedActions, environment } = useSession();
  const isOperator = allowedActions.includes('OPERATOR');
  const has = (feature: ServiceFeature): boolean => environment.features.includes(feature);
  return {
    isOperator,
    hasOperatorTools: isOperator && has('SIGNAL_DESK'),
    hasContact: isOperator && has('SIGNAL_CONTACT'),
    hasLinks: isOperator && has('SIGNAL_LINKS'),
    hasHistory: isOperator && has('RECORD_HISTORY'),
    hasServerDrafts: has('DRAFTS'),
    comparesLastResponse: has('EXPECTED_VALUES'),
  };
};

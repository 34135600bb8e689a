import type { ServiceFeature } from '../types.ts';
import { useSession } from '../session/use-session.ts';

/**
 * What the signed-in user can do with signals in this installation. The client hides features that are false. Citizens
 * have neither operator tools, contact, links nor history.
 */
export interface SignalTools {
  isOperator: boolean;
  /** Notes, changes in the conversation, reply templates, assignment, presence and views are available. */
  hasOperatorTools: boolean;
  /** The service sends the contact of the submitter. */
  hasContact: boolean;
  /** Signals can be linked and merged. */
  hasLinks: boolean;
  /** The service records the changes of a signal. */
  hasHistory: boolean;
  /** The server stores drafts of messages. */
  hasServerDrafts: boolean;
  /** The service refuses a message if newer messages have come. */
  comparesLastResponse: boolean;
  /** The service refuses messages to a closed signal. */
  refusesAfterClosing: boolean;
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
    // This rule of our REST service is not in the specification.
    refusesAfterClosing: has('EXPECTED_VALUES'),
  };
};

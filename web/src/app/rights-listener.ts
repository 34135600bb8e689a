import { useLive } from '../platform/live/use-live.ts';
import { reportPossibleRightsChange } from '../platform/request/possible-rights-changes.ts';
import { rightsChanged } from '../session/rights.live.ts';

/** Keeps the event stream open on every page, so that an open page loses a removed right within seconds. */
export const RightsListener = (): null => {
  // Reads the session again, as after a FORBIDDEN response.
  useLive(rightsChanged, { onEvent: reportPossibleRightsChange });
  return null;
};

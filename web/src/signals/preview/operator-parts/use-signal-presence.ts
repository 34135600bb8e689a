import { useCallback } from 'react';
import { useBackgroundCommand } from '../../../platform/command/use-background-command.ts';
import { type PresenceState, usePresence } from '../../../ui/record/presence/use-presence.ts';
import { signalPresence } from '../../signals.live.ts';
import { useSignalTools } from '../../use-signal-tools.ts';
import { ReportPresenceDocument } from './operator-parts.generated.ts';

/** Reports that the user has a signal open, and returns the colleagues who have it open too. */
export const useSignalPresence = (signalId: string) => {
  const reportPresence = useBackgroundCommand(ReportPresenceDocument);
  const { hasOperatorTools } = useSignalTools();
  const report = useCallback(
    async (state: PresenceState) => {
      const result = await reportPresence({ signalId, state });
      return result && 'others' in result ? result.others : null;
    },
    [reportPresence, signalId],
  );
  return usePresence({
    report: hasOperatorTools ? report : null,
    event: signalPresence,
    read: (presence) => (presence.signalId === signalId ? presence : null),
  });
};

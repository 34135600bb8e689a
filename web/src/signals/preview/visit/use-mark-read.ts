import { useEffect } from 'react';
import { useBackgroundCommand } from '../../../platform/command/use-background-command.ts';
import { useSession } from '../../../session/use-session.ts';
import { useSignalTools } from '../../use-signal-tools.ts';
import type { SignalDetails } from '../signal-thread.ts';
import { MarkSignalReadDocument } from './visit.generated.ts';

/** Records that a citizen has opened the shown responses: the list no longer marks the signal as newly answered. */
export const useMarkRead = ({ id, responses }: SignalDetails): void => {
  const markRead = useBackgroundCommand(MarkSignalReadDocument);
  const { isOperator } = useSignalTools();
  const { features } = useSession().environment;
  const isRecorded = !isOperator && features.includes('NEW_REPLIES');
  const lastResponseId = responses?.at(-1)?.id;
  useEffect(() => {
    if (isRecorded && lastResponseId) void markRead({ id, lastResponseId });
  }, [isRecorded, id, lastResponseId, markRead]);
};

import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useBackgroundCommand } from '../../../platform/command/use-background-command.ts';
import { useSession } from '../../../session/use-session.ts';
import type { SignalDetails } from '../signal-thread.ts';
import { MarkSignalReadDocument } from './visit.generated.ts';
import { texts } from './visit.texts.ts';

/** For a citizen: shows that earlier messages are withheld, and records which replies the citizen has opened. */
export const CitizenParts = ({ signal }: { signal: SignalDetails }) => {
  useMarkRead(signal);
  return signal.hasWithheldMessages ? (
    <chakra.p px={{ base: '3', lg: '6' }} py="1" textStyle="sm" bg="bg.warning">
      {texts.withheld}
    </chakra.p>
  ) : null;
};

/** Records that the citizen has opened the replies, so that the list no longer marks the signal as newly answered. */
const useMarkRead = ({ id, responses }: SignalDetails): void => {
  const markRead = useBackgroundCommand(MarkSignalReadDocument);
  const isRecorded = useSession().environment.features.includes('NEW_REPLIES');
  const lastResponseId = responses?.at(-1)?.id;
  useEffect(() => {
    if (isRecorded && lastResponseId) void markRead({ id, lastResponseId });
  }, [isRecorded, id, lastResponseId, markRead]);
};

import { done, type Refused } from '../../platform/command/command.ts';
import { mutation } from '../../platform/command/operations.ts';
import { useCommand } from '../../platform/command/use-command.ts';
import { UnlinkSignalsDocument, type UnlinkSignalsMutation } from './preview.generated.ts';
import { texts } from './preview.texts.ts';

/** BR-7: removes the link of one signal. */
export const useUnlink = () =>
  useCommand(mutation(UnlinkSignalsDocument), {
    read: (result: UnlinkSignalsMutation['unlinkSignals']) => {
      if (result.__typename !== 'UnlinkSignalsSuccess') return null;
      const [outcome] = result.outcomes;
      if (outcome?.status === 'DONE') return done(null);
      return { kind: 'refused', text: outcome?.reason ?? '' } satisfies Refused;
    },
    texts: { done: () => texts.unlinked, refused: texts.unlinkFailed, unknownOutcome: texts.unknownOutcome },
  });

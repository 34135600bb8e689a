import { useState } from 'react';
import { conflict, done, type KeptKey } from '../../../platform/command/command.ts';
import { mutation } from '../../../platform/command/operations.ts';
import { useCommand } from '../../../platform/command/use-command.ts';
import { useSession } from '../../../session/use-session.ts';
import { toMessageConflict } from '../reply/reply-command.ts';
import {
  LinkSignalDocument,
  type LinkSignalMutation,
  MergeSignalDocument,
  type MergeSignalMutation,
} from './links.generated.ts';
import { texts } from './links.texts.ts';

const linkTexts = { refused: texts.refused, unknownOutcome: texts.unknownOutcome, keyReused: texts.keyReused };

/** Links two signals as related. The service refuses a second link between the same signals. */
export const useRelate = () =>
  useCommand(mutation(LinkSignalDocument), {
    read: (result: LinkSignalMutation['linkSignal']) =>
      result.__typename === 'LinkSignalSuccess' ? done(result.linkId) : null,
    texts: linkTexts,
  });

/**
 * Merges a signal into another signal. With IDEMPOTENCY, the merge is sent again with the same key after an unknown
 * outcome, and the service merges only once.
 */
export const useMerge = () => {
  const isRepeatable = useSession().environment.features.includes('IDEMPOTENCY');
  const [kept, setKept] = useState<Required<KeptKey>>(() => ({ key: crypto.randomUUID(), isUnsure: false }));
  const command = useCommand(mutation(MergeSignalDocument), {
    read: (result: MergeSignalMutation['mergeSignal']) => {
      if (result.__typename === 'MergeSignalSuccess') return done(result.linkId);
      return result.__typename === 'SignalConflict' ? conflict(toMessageConflict(result.fields)) : null;
    },
    isRepeatable,
    keepKey: (next) => setKept((previous) => ({ ...previous, ...next })),
    texts: linkTexts,
  });
  return { ...command, kept };
};

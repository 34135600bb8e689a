import { Send } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { createStore } from '../../platform/store.ts';
import { UnreachedNote } from '../../signals/bulk/unreached-note.tsx';
import { useSession } from '../../session/use-session.ts';
import { createReplyAction } from '../../signals/bulk/reply-action.ts';
import { DialogFrame } from '../../ui/dialog-frame.tsx';
import type { BulkAction } from '../../ui/list/bulk/bulk-action.ts';
import { BulkDialog } from '../../ui/list/bulk/bulk-dialog.tsx';
import { PageError, PageSkeleton } from '../../ui/page-state.tsx';
import type { LinkedSignalFragment } from '../preview/preview.generated.ts';
import { findUnfilled } from '../../signals/bulk/placeholders.ts';
import { fillMessage, type ReplyBreakdown } from './fill-message.ts';
import { ReplyFields } from './reply-fields.tsx';
import { replyKey } from './reply-key.ts';
import { texts } from './reply.texts.ts';
import { useOpenSignals } from './use-open-signals.ts';

interface ReplyDialogProps {
  breakdown: ReplyBreakdown & { isFinished: boolean };
  /** `isChanged` is true if a reply may have been stored. */
  onClose: (isChanged: boolean) => void;
}

/** Dialog that sends one message to the submitters of all open signals of a breakdown. */
export const ReplyDialog = ({ breakdown, onClose }: ReplyDialogProps) => {
  const { signals, error, retry } = useOpenSignals(breakdown.id);
  if (signals?.length) return <Replies breakdown={breakdown} signals={signals} onClose={onClose} />;
  return (
    <DialogFrame title={texts.open} onClose={() => onClose(false)}>
      {Boolean(error) && <PageError title={texts.failed} error={error} onRetry={retry} />}
      {signals ? texts.none : !error && <PageSkeleton lines={4} />}
    </DialogFrame>
  );
};

type RepliesProps = ReplyDialogProps & { signals: readonly LinkedSignalFragment[] };

const Replies = ({ breakdown, signals, onClose }: RepliesProps) => {
  // By default, a message after the repair also closes the signals.
  const [closes] = useState(() => createStore(breakdown.isFinished));
  // A colleague may change the breakdown while the dialog is open.
  const [current] = useState(() => createStore<ReplyBreakdown>(breakdown));
  useEffect(() => current.set(() => breakdown), [breakdown, current]);
  const { id } = breakdown;
  const comparesValues = useSession().environment.features.includes('EXPECTED_VALUES');
  const action = useMemo<BulkAction<LinkedSignalFragment>>(
    () => ({
      key: 'reply',
      label: texts.send,
      icon: Send,
      title: texts.title,
      Choice: (choice) => <ReplyFields {...choice} breakdown={current} signals={signals} closes={closes} />,
      Note: UnreachedNote,
      isComplete: (message) =>
        message.trim() !== '' &&
        signals.every((signal) => findUnfilled(fillMessage(message, signal, current.get())) === null),
      start: (client) =>
        createReplyAction(client, {
          isRepeatable: true,
          comparesValues,
          textOf: (signal, message) => fillMessage(message, signal, current.get()),
          keyOf: (signal, text) => replyKey(id, signal, text),
          closes: () => closes.get(),
          refusalOf: ({ breakdownId }) => (breakdownId === id ? null : texts.isElsewhere),
        }),
    }),
    [id, current, signals, closes, comparesValues],
  );
  return (
    <BulkDialog
      action={action}
      rows={signals}
      idOf={({ id }) => id}
      labelOf={({ id }) => texts.signal(id)}
      titleOf={({ title, submitter }) => [submitter?.name, title].filter(Boolean).join(' · ')}
      onClose={({ mayBeStored }) => onClose(mayBeStored)}
    />
  );
};

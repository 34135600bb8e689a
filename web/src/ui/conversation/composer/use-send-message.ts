import { type RefObject, useRef, useState } from 'react';
import type { EditorHandle } from '../../rich-text/rich-text-editor.tsx';
import type { useFiles } from '../../writing/use-files.ts';
import { type Draft, toMessage } from './message-draft.ts';
import type { HoldReason } from './hold-notice.tsx';
import { findOpenPlaceholders } from './placeholders.ts';
import type { MessageConflict, MessageTarget } from './message-target.ts';
import type { MessageCommand } from './use-message-command.ts';

/** Messages that the conversation does not show yet. */
export interface UnreadMessages {
  /** True if there are messages that the conversation does not show yet. */
  hasUnread: boolean;
  /** Id of the latest known message, shown or not; "0" if there is none. */
  latestId: string;
  /** Reads newer messages. */
  refresh: () => Promise<void>;
  show: () => void;
}

interface SendMessageOptions {
  target: MessageTarget;
  /** Undefined if messages are sent without a check for newer messages. */
  unread: UnreadMessages | undefined;
  latest: () => Draft;
  chosen: Pick<ReturnType<typeof useFiles>, 'files' | 'replace'>;
  command: MessageCommand;
  editor: RefObject<EditorHandle | null>;
  onStored: () => void;
  onReload: () => Promise<unknown>;
}

/**
 * Sends a message. If there are newer messages, another recipient or open placeholders, waits until the user decides
 * (`holdReason`).
 */
export const useSendMessage = (options: SendMessageOptions) => {
  const { target, unread, latest, chosen, command, editor, onStored, onReload } = options;
  const [holdReason, setHoldReason] = useState<HoldReason | null>(null);
  const cancelledFile = useRef<File | null>(null);

  const holdFor = async (conflict: MessageConflict): Promise<void> => {
    if (conflict === 'newer-messages') await unread?.refresh();
    else await onReload().catch(() => {});
    setHoldReason({ kind: conflict });
  };
  const send = async (files: readonly File[]): Promise<void> => {
    const draft = latest();
    const message = toMessage(draft, unread && target.comparesLastResponse ? unread.latestId : null);
    const result = await command.run(message, { files, isUnsure: draft.isUnsure });
    const { kind: outcome } = result;
    const removedFile = cancelledFile.current;
    cancelledFile.current = null;
    if (outcome === 'cancelled' && removedFile) {
      const remainingFiles = files.filter((file) => file !== removedFile);
      chosen.replace(remainingFiles);
      return send(remainingFiles);
    }
    if (outcome === 'done') onStored();
    if (result.kind === 'conflict') await holdFor(result.stored);
    if (outcome === 'not-sent' || isFocusLost()) editor.current?.focus();
  };

  /** `isConfirmed`: the user has seen why the message was not sent, and sends it nevertheless. */
  const submit = async ({ isConfirmed = false } = {}): Promise<void> => {
    if (command.isPending) return;
    const reason = isConfirmed ? null : findReasonToHold(latest(), target, unread);
    setHoldReason(reason);
    if (reason === null) await send(chosen.files);
  };

  /** Cancels the upload and sends the message without this file. */
  const cancelFile = (file: File): void => {
    cancelledFile.current = file;
    command.cancel({ isQuiet: true });
  };

  return { holdReason, release: (): void => setHoldReason(null), submit, cancelFile };
};

const findReasonToHold = (
  { document, recipientId }: Draft,
  { kind, recipient }: MessageTarget,
  unread: UnreadMessages | undefined,
): HoldReason | null => {
  if (unread?.hasUnread) return { kind: 'newer-messages' };
  if (recipient && recipientId !== undefined && recipientId !== recipient.id) return { kind: 'other-recipient' };
  const names = kind === 'REPLY' ? findOpenPlaceholders(document) : [];
  return names.length === 0 ? null : { kind: 'placeholder', names };
};

/**
 * True if no element has the focus, because the pressed button was disabled. Always false on touch devices, where
 * focusing the editor would open the on-screen keyboard.
 */
const isFocusLost = (): boolean =>
  document.activeElement === document.body && !window.matchMedia('(pointer: coarse)').matches;

import { type RefObject, useRef, useState } from 'react';
import type { EditorHandle } from '../../../ui/rich-text/rich-text-editor.tsx';
import { useDesk } from '../../use-desk.ts';
import type { useFiles } from '../../writing/use-files.ts';
import type { Draft } from './draft.ts';
import type { Held } from './held-notice.tsx';
import { openPlaceholders } from './placeholders.ts';
import { type MessageKind, replyInput } from './reply-command.ts';
import type { ReplyCommand } from './use-reply-command.ts';

/** Messages that have come and that the conversation does not show yet. */
export interface Unread {
  has: boolean;
  /** The latest known response, shown or not; "0": none. */
  latestId: string;
  /** Asks the service for newer messages. */
  refresh: () => Promise<void>;
  show: () => void;
}

interface SendReplyOptions {
  signalId: string;
  kind: MessageKind;
  /** Absent: sending waits for nothing. */
  unread: Unread | undefined;
  latest: () => Draft;
  chosen: Pick<ReturnType<typeof useFiles>, 'files' | 'replace'>;
  command: ReplyCommand;
  editor: RefObject<EditorHandle | null>;
  onStored: () => void;
}

/** Sends a message, or holds it back until the person decides. */
export const useSendReply = (options: SendReplyOptions) => {
  const { signalId, kind, unread, latest, chosen, command, editor, onStored } = options;
  const { holdsBack } = useDesk();
  const [held, setHeld] = useState<Held | null>(null);
  const cancelledFile = useRef<File | null>(null);

  const send = async (files: readonly File[]): Promise<void> => {
    const draft = latest();
    const input = replyInput(signalId, draft, unread && holdsBack ? unread.latestId : null);
    const { kind: outcome } = await command.run(input, { files, isUnsure: draft.isUnsure });
    const without = cancelledFile.current;
    cancelledFile.current = null;
    if (outcome === 'cancelled' && without) {
      const rest = files.filter((file) => file !== without);
      chosen.replace(rest);
      return send(rest);
    }
    if (outcome === 'conflict') {
      await unread?.refresh();
      setHeld({ kind: 'news' });
    }
    if (outcome === 'done') onStored();
    if (outcome === 'not-sent' || isFocusLost()) editor.current?.focus();
  };

  /** `isMeant`: the person has seen why the message was held back. */
  const submit = async ({ isMeant = false } = {}): Promise<void> => {
    if (command.isPending) return;
    const reason = isMeant ? null : reasonToHold(latest(), kind, unread);
    setHeld(reason);
    if (reason === null) await send(chosen.files);
  };

  /** Sends the message without this file. */
  const cancelFile = (file: File): void => {
    cancelledFile.current = file;
    command.cancel({ isQuiet: true });
  };

  return { held, release: (): void => setHeld(null), submit, cancelFile };
};

const reasonToHold = ({ document }: Draft, kind: MessageKind, unread: Unread | undefined): Held | null => {
  if (unread?.has) return { kind: 'news' };
  const words = kind === 'REPLY' ? openPlaceholders(document) : null;
  return words === null ? null : { kind: 'placeholder', words };
};

/** A disabled button loses the focus. Not on touch devices: focusing opens the on-screen keyboard. */
const isFocusLost = (): boolean =>
  document.activeElement === document.body && !window.matchMedia('(pointer: coarse)').matches;

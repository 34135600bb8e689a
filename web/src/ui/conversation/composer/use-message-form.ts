import { useCallback, useEffect, useRef, useState } from 'react';
import { useUnsavedWarning } from '../../../platform/unsaved.ts';
import { isEmptyDocument } from '../../rich-text/rich-document.ts';
import type { EditorHandle } from '../../rich-text/rich-text-editor.tsx';
import { useFileDrop } from '../../writing/use-file-drop.ts';
import { useFiles } from '../../writing/use-files.ts';
import { type KeptDraft, useMessageDraft } from './use-message-draft.ts';
import type { Draft } from './message-draft.ts';
import { useFoundDraft } from './use-found-draft.ts';
import { useMessageCommand } from './use-message-command.ts';
import type { MessageTarget } from './message-target.ts';
import { type UnreadMessages, useSendMessage } from './use-send-message.ts';
import { useServerDraft } from '../../../platform/storage/use-server-draft.ts';

export interface MessageFormOptions {
  target: MessageTarget;
  /** Undefined if messages are sent without a check for newer messages. */
  unread: UnreadMessages | undefined;
  /** Reads the conversation again. */
  onReload: () => Promise<unknown>;
  /** Called when a message was stored, while the conversation is being reloaded. */
  onSent: () => void;
}

export type MessageFormState = ReturnType<typeof useMessageForm>;

/** State of a message form: text, files, drafts, and the message that is being sent. */
export const useMessageForm = ({ target, unread, onReload, onSent }: MessageFormOptions) => {
  const editor = useRef<EditorHandle>(null);
  const kept = useMessageDraft(target.draftName);
  const { draft, latest, startNew, saved } = kept;
  const change = useChange(kept, target);
  const latestContent = useCallback(() => {
    const { document, key } = latest();
    return { content: document, key };
  }, [latest]);
  const serverDraft = useServerDraft(target.drafts, {
    content: draft.document,
    latest: latestContent,
    isEmpty: isEmptyDocument,
  });
  const foundDraft = useFoundDraft({ serverDraft, draft, latest, change, editor });
  const chosen = useFiles(draft.fileNames, (fileNames) => change({ fileNames }));
  const command = useMessageCommand(target, { keepKey: change, refresh: onReload });
  const onStored = (): void => {
    serverDraft.clear();
    startNew();
    chosen.clear();
    editor.current?.clear();
    onSent();
  };
  const sending = useSendMessage({ target, unread, latest, chosen, command, editor, onStored, onReload });
  const { isPending } = command;
  const hasFiles = chosen.files.length > 0;
  const isDirty = !isEmptyDocument(draft.document) || hasFiles;
  const keptHere = saved === 'failed' ? null : 'tab';
  const { isStored } = serverDraft;
  useUnsavedWarning(isDirty, { draft: serverDraft.saved ? 'account' : keptHere, hasFiles, isStored });

  const addFiles = (added: readonly File[]): void => {
    if (!isPending) chosen.add(added);
  };
  return {
    target,
    editor,
    draft,
    change,
    saved: { inTab: saved, atServer: serverDraft.saved },
    foundDraft,
    chosen: { ...chosen, add: addFiles },
    command,
    commandNote: command.note ?? (draft.isUnsure ? { text: command.unknownOutcome, isWarning: true } : null),
    ...sending,
    drop: useFileDrop(addFiles),
    isDirty,
  };
};

/** Changes the draft. The recipient of the moment when the text is begun stays with the draft. */
const useChange = ({ latest, change }: KeptDraft, { recipient }: MessageTarget) => {
  const recipientId = recipient?.id;
  return useCallback(
    (part: Partial<Draft>): void =>
      change(part.document && isEmptyDocument(latest().document) ? { recipientId, ...part } : part),
    [change, latest, recipientId],
  );
};

/**
 * The form is open while it has the focus. A low page is longer than the window, so an opened form is scrolled into
 * view.
 */
export const useOpenForm = () => {
  const form = useRef<HTMLFormElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isOpen) form.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return { form, isOpen, setOpen };
};

import { useEffect, useRef, useState } from 'react';
import { useUnsavedWarning } from '../../../platform/unsaved.ts';
import { isEmptyDocument } from '../../../ui/rich-text/rich-document.ts';
import type { EditorHandle } from '../../../ui/rich-text/rich-text-editor.tsx';
import { useFileDrop } from '../../writing/use-file-drop.ts';
import { useFiles } from '../../writing/use-files.ts';
import type { MessageKind } from './reply-command.ts';
import { useDraft } from './use-draft.ts';
import { useFoundDraft } from './use-found-draft.ts';
import { useReplyCommand } from './use-reply-command.ts';
import { type Unread, useSendReply } from './use-send-reply.ts';
import { useServerDraft } from './use-server-draft.ts';

export interface ReplyFormOptions {
  signalId: string;
  kind: MessageKind;
  /** Absent: sending waits for nothing. */
  unread: Unread | undefined;
  /** Reads the conversation again. */
  onReload: () => Promise<unknown>;
  /** A message was stored; the conversation that holds it comes next. */
  onSent: () => void;
}

export type ReplyFormState = ReturnType<typeof useReplyForm>;

/** Everything that a message form keeps: text, files, drafts, and the message that is being sent. */
export const useReplyForm = ({ signalId, kind, unread, onReload, onSent }: ReplyFormOptions) => {
  const editor = useRef<EditorHandle>(null);
  const { draft, latest, change, startNew, saved } = useDraft(signalId, kind);
  const serverDraft = useServerDraft(signalId, kind, { draft, latest });
  const foundDraft = useFoundDraft({ serverDraft, draft, latest, change, editor });
  const chosen = useFiles(draft.fileNames, (fileNames) => change({ fileNames }));
  const command = useReplyCommand(signalId, kind, { keepKey: change, refresh: onReload });
  const onStored = (): void => {
    serverDraft.forget();
    startNew();
    chosen.clear();
    editor.current?.clear();
    onSent();
  };
  const sending = useSendReply({ signalId, kind, unread, latest, chosen, command, editor, onStored });
  const { isPending } = command;
  const hasFiles = chosen.files.length > 0;
  const isDirty = !isEmptyDocument(draft.document) || hasFiles;
  const keptHere = saved === 'failed' ? null : 'tab';
  useUnsavedWarning(isDirty, { draft: serverDraft.saved ? 'account' : keptHere, hasFiles });

  const addFiles = (added: readonly File[]): void => {
    if (!isPending) chosen.add(added);
  };
  return {
    signalId,
    kind,
    editor,
    draft,
    change,
    saved: { inTab: saved, atServer: serverDraft.saved },
    foundDraft,
    chosen: { ...chosen, add: addFiles },
    command,
    note: command.note ?? (draft.isUnsure ? { text: command.doubt, isDoubt: true } : null),
    ...sending,
    drop: useFileDrop(addFiles),
    isDirty,
  };
};

/** Open while the form has the focus. A low page is longer than its window, so Send is scrolled into view. */
export const useOpenForm = () => {
  const form = useRef<HTMLFormElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isOpen) form.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return { form, isOpen, setOpen };
};

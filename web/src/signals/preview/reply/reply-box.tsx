import type { ClipboardEvent, ReactNode } from 'react';
import { EditorPlace } from '../../writing/editor-place.tsx';
import { percentages } from '../../writing/files.ts';
import { LostFiles } from '../../writing/lost-files.tsx';
import { texts as writingTexts } from '../../writing/writing.texts.ts';
import { FoundDraft } from './draft-note.tsx';
import { HeldNotice } from './held-notice.tsx';
import { pastedFiles } from './pasted-files.ts';
import { ReplyFiles } from './reply-files.tsx';
import { texts } from './reply.texts.ts';
import { SendBar } from './send-bar.tsx';
import type { ReplyFormState } from './use-reply-form.ts';
import type { Unread } from './use-send-reply.ts';

interface ReplyBoxProps {
  id: string;
  state: ReplyFormState;
  unread: Unread | undefined;
  tools: ReactNode;
  onWriting: (() => void) | undefined;
}

/** The text with its notices, its files and Send. Takes files that are dropped or pasted. */
export const ReplyBox = ({ id, state, unread, tools, onWriting }: ReplyBoxProps) => {
  const { kind, editor, draft, change, foundDraft, chosen, command, note, held, release, submit, drop } = state;
  const { isPending, phase } = command;
  const isWrong = note?.isDoubt === false;
  const onPasteCapture = (event: ClipboardEvent): void => {
    const pasted = pastedFiles(event);
    if (pasted.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    chosen.add(pasted);
  };
  return (
    <div
      className="box"
      data-wrong={isWrong || undefined}
      data-drop={drop.isOver || undefined}
      {...drop.handlers}
      onPasteCapture={onPasteCapture}
    >
      <EditorPlace
        ref={editor}
        labelledBy={`${id}-label`}
        placeholder={kind === 'NOTE' ? texts.notePlaceholder : texts.placeholder}
        initial={draft.document}
        errorId={isWrong ? `${id}-problem` : undefined}
        isDisabled={isPending}
        onChange={(document) => {
          command.clear();
          change({ document });
          onWriting?.();
        }}
      />
      {foundDraft.offered && (
        <FoundDraft time={foundDraft.offered.time} onTake={foundDraft.take} onPutAside={foundDraft.putAside} />
      )}
      <LostFiles names={chosen.lostNames} onDismiss={chosen.forgetLost} />
      <HeldNotice
        held={held}
        onShow={() => {
          release();
          unread?.show();
        }}
        onSend={() => void submit({ isMeant: true })}
        onDismiss={() => {
          release();
          editor.current?.focus();
        }}
      />
      <SendBar phase={phase} kind={kind} tools={tools} onChoose={chosen.add} onCancel={command.cancel}>
        <ReplyFiles
          files={chosen.files}
          percents={isPending ? percentages(chosen.files, command.sent) : null}
          onRemove={chosen.remove}
          onCancel={phase === 'sending' ? state.cancelFile : null}
        />
      </SendBar>
      {drop.isOver && <div className="drop">{writingTexts.dropHere}</div>}
    </div>
  );
};

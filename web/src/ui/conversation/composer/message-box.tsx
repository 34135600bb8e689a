import type { ClipboardEvent, ReactNode } from 'react';
import { EditorPlace } from '../../writing/editor-place.tsx';
import { percentages } from '../../writing/files.ts';
import { LostFiles } from '../../writing/lost-files.tsx';
import { texts as writingTexts } from '../../writing/writing.texts.ts';
import { FoundDraft } from './draft-note.tsx';
import { HoldNotice } from './hold-notice.tsx';
import { pastedFiles } from '../../writing/pasted-files.ts';
import { FileChips } from '../../writing/file-chips.tsx';
import { texts } from './composer.texts.ts';
import { SendBar } from './send-bar.tsx';
import type { MessageFormState } from './use-message-form.ts';
import type { UnreadMessages } from './use-send-message.ts';

interface MessageBoxProps {
  id: string;
  state: MessageFormState;
  unread: UnreadMessages | undefined;
  tools: ReactNode;
  onWriting: (() => void) | undefined;
}

/** The box of a message: editor, notices, files and the button that sends. Accepts dropped and pasted files. */
export const MessageBox = ({ id, state, unread, tools, onWriting }: MessageBoxProps) => {
  const { target, editor, draft, change, foundDraft, chosen, command, commandNote, holdReason, release, submit, drop } =
    state;
  const { isPending, phase } = command;
  const { kind } = target;
  const isWrong = commandNote?.isWarning === false;
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
      {foundDraft.offeredTime && (
        <FoundDraft time={foundDraft.offeredTime} onTake={foundDraft.take} onDismiss={foundDraft.dismiss} />
      )}
      <LostFiles names={chosen.lostNames} onDismiss={chosen.dismissLost} />
      <HoldNotice
        holdReason={holdReason}
        recipient={target.recipient}
        onShow={() => {
          release();
          unread?.show();
        }}
        onSend={() => void submit({ isConfirmed: true })}
        onDismiss={() => {
          release();
          if (holdReason?.kind === 'placeholder') editor.current?.select(holdReason.names[0] ?? '');
          else editor.current?.focus();
        }}
      />
      <SendBar phase={phase} kind={kind} tools={tools} onChoose={chosen.add} onCancel={command.cancel}>
        <FileChips
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

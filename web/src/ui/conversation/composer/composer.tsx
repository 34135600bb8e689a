import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { TemplateChoice } from './template-choice.tsx';
import type { UseTemplates } from './template-dialog.tsx';
import { KindChoice } from './kind-choice.tsx';
import type { MessageKind, MessageTarget } from './message-target.ts';
import { MessageForm, type MessageFormHandle } from './message-form.tsx';
import type { UnreadMessages } from './use-send-message.ts';

interface ComposerProps {
  ref?: Ref<Pick<MessageFormHandle, 'focus'>>;
  recordId: string;
  reply: MessageTarget;
  /** Null if the user may not write notes. */
  note: MessageTarget | null;
  /** True if replies are not accepted: the form for a note is shown first. */
  startsWithNote: boolean;
  /** The hook that loads the reply templates; it must be the same in each render. Null if there are no templates. */
  useTemplates: UseTemplates | null;
  unread: UnreadMessages;
  onWriting: () => void;
  onReload: () => Promise<unknown>;
  /** Called after a note was stored. */
  onNoted: () => Promise<unknown>;
  onSent: () => void;
  onEscape: () => void;
}

/** The forms for a reply and for a note. Each keeps its text while the other one is shown. */
export const Composer = ({ ref, recordId, reply, note, startsWithNote, ...props }: ComposerProps) => {
  const { useTemplates, unread, onWriting, onReload, onNoted, onSent, onEscape } = props;
  const [kind, setKind] = useState<MessageKind>(startsWithNote && note ? 'NOTE' : 'REPLY');
  const [hasNoteForm, setHasNoteForm] = useState(kind === 'NOTE');
  const replyForm = useRef<MessageFormHandle>(null);
  const noteForm = useRef<MessageFormHandle>(null);

  const choose = (chosen: MessageKind): void => {
    flushSync(() => {
      setKind(chosen);
      if (chosen === 'NOTE') setHasNoteForm(true);
    });
    (chosen === 'NOTE' ? noteForm : replyForm).current?.focus();
  };
  useImperativeHandle(ref, () => ({ focus: () => choose('REPLY') }), []);

  const head = note && <KindChoice kind={kind} onChoose={choose} />;
  const tools = useTemplates && (
    <TemplateChoice
      recordId={recordId}
      useTemplates={useTemplates}
      onChoose={(text) => replyForm.current?.insert(text)}
    />
  );
  const commonProps = { head, onWriting, onSent, onEscape };
  return (
    <>
      <MessageForm
        {...commonProps}
        ref={replyForm}
        target={reply}
        unread={unread}
        isHidden={kind !== 'REPLY'}
        tools={tools}
        onReload={onReload}
      />
      {note && hasNoteForm && (
        <MessageForm {...commonProps} ref={noteForm} target={note} isHidden={kind !== 'NOTE'} onReload={onNoted} />
      )}
    </>
  );
};

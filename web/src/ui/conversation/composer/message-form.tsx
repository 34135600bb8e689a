import { chakra, Text } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, type Ref, type SyntheticEvent, useId, useImperativeHandle } from 'react';
import { CommandNoteLine } from '../../command-note.tsx';
import { DraftNote } from './draft-note.tsx';
import { MessageBox } from './message-box.tsx';
import { composerStyle } from './composer-style.ts';
import { texts } from './composer.texts.ts';
import { type MessageFormOptions, type MessageFormState, useMessageForm, useOpenForm } from './use-message-form.ts';
import type { UnreadMessages } from './use-send-message.ts';

export interface MessageFormHandle {
  focus: () => void;
  insert: (text: string) => void;
}

interface MessageFormProps extends Omit<MessageFormOptions, 'unread'> {
  ref?: Ref<MessageFormHandle>;
  unread?: UnreadMessages;
  /** Shown before the label. */
  head?: ReactNode;
  /** Shown beside the chosen files. */
  tools?: ReactNode;
  isHidden?: boolean;
  /** Called at every change of the text. */
  onWriting?: () => void;
  /** Called when Escape is pressed. */
  onEscape: () => void;
}

/** A form for a message: text and files. Its text is kept after a failure, a reload and the end of the session. */
export const MessageForm = ({ ref, unread, isHidden = false, ...props }: MessageFormProps) => {
  const { head, tools, onWriting, onEscape, ...options } = props;
  const state = useMessageForm({ ...options, unread });
  const { editor, command, commandNote, holdReason, submit, isDirty } = state;
  const { form, isOpen, setOpen } = useOpenForm();
  const id = useId();
  useImperativeHandle(
    ref,
    () => ({ focus: () => editor.current?.focus(), insert: (text) => editor.current?.insert(text) }),
    [editor],
  );
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') return onEscape();
    if (event.code !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submit();
  };

  return (
    <chakra.form
      ref={form}
      noValidate
      css={composerStyle}
      hidden={isHidden}
      aria-busy={command.isPending}
      aria-labelledby={`${id}-label`}
      data-kind={state.target.kind}
      data-open={isOpen || isDirty || command.isPending || commandNote !== null || holdReason !== null || undefined}
      onFocus={() => setOpen(true)}
      onBlur={(event) => isLeavingForm(event) && setOpen(false)}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <FormHead id={id} state={state} head={head} />
      <MessageBox id={id} state={state} unread={unread} tools={tools} onWriting={onWriting} />
      <CommandNoteLine id={`${id}-problem`} note={commandNote} />
    </chakra.form>
  );
};

const FormHead = ({ id, state, head }: { id: string; state: MessageFormState; head: ReactNode }) => {
  const { kind, label, drafts } = state.target;
  return (
    <div className="head">
      {head}
      <Text id={`${id}-label`} className="label" textStyle="label">
        {label}
      </Text>
      {kind === 'NOTE' && (
        <Text textStyle="xs" color="fg.muted">
          {texts.noteHint}
        </Text>
      )}
      <span className="kept">
        <DraftNote saved={state.saved.inTab} savedAtServer={state.saved.atServer} hasServerDrafts={drafts !== null} />
      </span>
    </div>
  );
};

const isLeavingForm = ({
  currentTarget,
  relatedTarget,
}: SyntheticEvent & { relatedTarget: EventTarget | null }): boolean =>
  !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));

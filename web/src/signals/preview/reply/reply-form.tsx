import { chakra, Text } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, type Ref, type SyntheticEvent, useId, useImperativeHandle } from 'react';
import { CommandNoteLine } from '../../../ui/command-note.tsx';
import { useDesk } from '../../use-desk.ts';
import { DraftNote } from './draft-note.tsx';
import { ReplyBox } from './reply-box.tsx';
import type { MessageKind } from './reply-command.ts';
import { replyStyle } from './reply-style.ts';
import { texts } from './reply.texts.ts';
import { type ReplyFormOptions, type ReplyFormState, useOpenForm, useReplyForm } from './use-reply-form.ts';
import type { Unread } from './use-send-reply.ts';

export interface ReplyHandle {
  focus: () => void;
  insert: (text: string) => void;
}

interface ReplyFormProps extends Omit<ReplyFormOptions, 'kind' | 'unread'> {
  ref?: Ref<ReplyHandle>;
  kind?: MessageKind;
  unread?: Unread;
  /** Stands before the label. */
  head?: ReactNode;
  /** Stands beside the files. */
  tools?: ReactNode;
  isHidden?: boolean;
  /** Called at every key. */
  onWriting?: () => void;
  /** Escape was pressed. */
  onLeave: () => void;
}

/** A message: a text with files. A failure, a reload or the end of the session loses nothing of it. */
export const ReplyForm = ({ ref, kind = 'REPLY', unread, isHidden = false, ...props }: ReplyFormProps) => {
  const { head, tools, onWriting, onLeave, ...options } = props;
  const state = useReplyForm({ ...options, kind, unread });
  const { editor, command, note, held, submit, isDirty } = state;
  const { form, isOpen, setOpen } = useOpenForm();
  const id = useId();
  useImperativeHandle(
    ref,
    () => ({ focus: () => editor.current?.focus(), insert: (text) => editor.current?.insert(text) }),
    [editor],
  );
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') return onLeave();
    if (event.code !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submit();
  };

  return (
    <chakra.form
      ref={form}
      noValidate
      css={replyStyle}
      hidden={isHidden}
      aria-busy={command.isPending}
      aria-labelledby={`${id}-label`}
      data-kind={kind}
      data-open={isOpen || isDirty || command.isPending || note !== null || held !== null || undefined}
      onFocus={() => setOpen(true)}
      onBlur={(event) => leavesForm(event) && setOpen(false)}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ReplyHead id={id} state={state} head={head} />
      <ReplyBox id={id} state={state} unread={unread} tools={tools} onWriting={onWriting} />
      <CommandNoteLine id={`${id}-problem`} note={note} />
    </chakra.form>
  );
};

const ReplyHead = ({ id, state, head }: { id: string; state: ReplyFormState; head: ReactNode }) => {
  const { keepsDrafts } = useDesk();
  const isNote = state.kind === 'NOTE';
  return (
    <div className="head">
      {head}
      <Text id={`${id}-label`} className="label" textStyle="label">
        {isNote ? texts.note : texts.label}
      </Text>
      {isNote && (
        <Text textStyle="xs" color="fg.muted">
          {texts.noteHint}
        </Text>
      )}
      <span className="kept">
        <DraftNote saved={state.saved.inTab} savedAtServer={state.saved.atServer} keepsDrafts={keepsDrafts} />
      </span>
    </div>
  );
};

const leavesForm = ({
  currentTarget,
  relatedTarget,
}: SyntheticEvent & { relatedTarget: EventTarget | null }): boolean =>
  !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));

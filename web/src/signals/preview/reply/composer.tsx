import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDesk } from '../../use-desk.ts';
import { TemplateChoice } from '../desk/template-choice.tsx';
import { KindChoice } from './kind-choice.tsx';
import type { MessageKind } from './reply-command.ts';
import { ReplyForm, type ReplyHandle } from './reply-form.tsx';
import type { Unread } from './use-send-reply.ts';

interface ComposerProps {
  ref?: Ref<Pick<ReplyHandle, 'focus'>>;
  signalId: string;
  unread: Unread;
  onWriting: () => void;
  onReload: () => Promise<unknown>;
  /** A note was stored. */
  onNoted: () => Promise<unknown>;
  onSent: () => void;
  onLeave: () => void;
}

/** Writes a reply or, among the utility's own people, a note. Each keeps its text while the other is open. */
export const Composer = ({ ref, signalId, unread, onWriting, onReload, onNoted, onSent, onLeave }: ComposerProps) => {
  const { hasDesk } = useDesk();
  const [kind, setKind] = useState<MessageKind>('REPLY');
  const [hasNote, setHasNote] = useState(false);
  const reply = useRef<ReplyHandle>(null);
  const note = useRef<ReplyHandle>(null);

  const choose = (chosen: MessageKind): void => {
    flushSync(() => {
      setKind(chosen);
      if (chosen === 'NOTE') setHasNote(true);
    });
    (chosen === 'NOTE' ? note : reply).current?.focus();
  };
  useImperativeHandle(ref, () => ({ focus: () => choose('REPLY') }), []);

  const head = hasDesk && <KindChoice kind={kind} onChoose={choose} />;
  const both = { signalId, onSent, onLeave, head };
  return (
    <>
      <ReplyForm
        {...both}
        ref={reply}
        unread={unread}
        isHidden={kind !== 'REPLY'}
        tools={hasDesk && <TemplateChoice signalId={signalId} onChoose={(text) => reply.current?.insert(text)} />}
        onWriting={onWriting}
        onReload={onReload}
      />
      {hasNote && (
        <ReplyForm
          {...both}
          ref={note}
          kind="NOTE"
          isHidden={kind !== 'NOTE'}
          onWriting={onWriting}
          onReload={onNoted}
        />
      )}
    </>
  );
};

import { chakra, Text } from '@chakra-ui/react';
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { isEmptyDocument } from '../../../ui/rich-text/rich-document.ts';
import type { EditorHandle } from '../../../ui/rich-text/rich-text-editor.tsx';
import { useUnsavedWarning } from '../../../platform/unsaved.ts';
import { useDesk } from '../../use-desk.ts';
import { newDraft } from './draft.ts';
import { DraftNote, FoundDraft } from './draft-note.tsx';
import { EditorPlace } from '../../writing/editor-place.tsx';
import { percentages } from '../../writing/files.ts';
import { type Held, HeldNotice } from './held-notice.tsx';
import { LostFiles } from '../../writing/lost-files.tsx';
import { pastedFiles } from './pasted-files.ts';
import { openPlaceholders } from './placeholders.ts';
import type { MessageKind } from './post-reply.ts';
import { ReplyFiles } from './reply-files.tsx';
import { ReplyNote } from './reply-note.tsx';
import { replyStyle } from './reply-style.ts';
import { texts } from './reply.texts.ts';
import { texts as writingTexts } from '../../writing/writing.texts.ts';
import { SendBar } from './send-bar.tsx';
import { useDraft } from './use-draft.ts';
import { useFileDrop } from '../../writing/use-file-drop.ts';
import { useFiles } from '../../writing/use-files.ts';
import { useSendReply } from './use-send-reply.ts';
import { useServerDraft } from './use-server-draft.ts';

export interface ReplyHandle {
  focus: () => void;
  insert: (text: string) => void;
}

/** What has come that the conversation does not show yet. */
export interface Unread {
  has: boolean;
  /** The latest response that is known of, shown or not; "0": none. */
  latestId: string;
  /** Looks whether there is any. */
  look: () => Promise<void>;
  show: () => void;
}

interface ReplyFormProps {
  ref?: Ref<ReplyHandle>;
  signalId: string;
  kind?: MessageKind;
  /** Absent: sending waits for nothing. */
  unread?: Unread;
  /** Stands before the label. */
  head?: ReactNode;
  /** Stands beside the files. */
  tools?: ReactNode;
  isHidden?: boolean;
  /** Called at every key. */
  onWriting?: () => void;
  /** Reads the conversation again. */
  onReload: () => Promise<unknown>;
  /** A message was stored; the conversation that holds it comes next. */
  onSent: () => void;
  /** Escape was pressed. */
  onLeave: () => void;
}

/** A message: a text with files. Nothing of it is lost by a failure, a reload or the end of the session. */
export const ReplyForm = ({ ref, signalId, kind = 'REPLY', unread, isHidden = false, ...props }: ReplyFormProps) => {
  const { keepsDrafts, holdsBack } = useDesk();
  const { draft, latest, change, startNew, saved } = useDraft(signalId, kind);
  const there = useServerDraft(signalId, kind, { draft, latest });
  const chosen = useFiles(draft.fileNames, (fileNames) => change({ fileNames }));
  const { files } = chosen;
  const [isOpen, setOpen] = useState(false);
  const [held, setHeld] = useState<Held | null>(null);
  const { phase, sent, problem, doubt, clearProblem, send, cancel } = useSendReply(signalId, kind);
  const note = problem ?? (draft.isUnsure ? { text: doubt, isDoubt: true } : null);
  const form = useRef<HTMLFormElement>(null);
  const editor = useRef<EditorHandle>(null);
  const cancelled = useRef<File | null>(null);
  const id = useId();
  const isBusy = phase !== 'idle';
  const isEmpty = isEmptyDocument(draft.document);
  const isDirty = !isEmpty || files.length > 0;
  const label = kind === 'NOTE' ? texts.note : texts.label;
  const keptHere = saved === 'failed' ? null : 'tab';
  useUnsavedWarning(isDirty, { draft: there.saved ? 'account' : keptHere, hasFiles: files.length > 0 });
  useImperativeHandle(
    ref,
    () => ({ focus: () => editor.current?.focus(), insert: (text) => editor.current?.insert(text) }),
    [],
  );

  useEffect(() => {
    // A low page is longer than its window: where one writes, Send is to be in view too.
    if (isOpen) form.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  const choose = (added: readonly File[]): void => {
    if (!isBusy) chosen.add(added);
  };
  const drop = useFileDrop(choose);

  const takeFound = (): void => {
    if (!there.found) return;
    const { document, key } = there.found;
    change({ document, key });
    editor.current?.replace(document);
    there.putAside();
  };
  const isSameFound = JSON.stringify(there.found?.document) === JSON.stringify(draft.document);
  useEffect(() => {
    if (!there.found) return;
    if (isSameFound) there.putAside();
    else if (isEmptyDocument(latest().document) && !draft.isUnsure) takeFound();
    // Only when it is found: what is typed or cleared later decides nothing any more.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [there.found]);

  const reasonToHold = (): Held | null => {
    if (unread?.has) return { kind: 'news' };
    const words = kind === 'REPLY' ? openPlaceholders(latest().document) : null;
    return words === null ? null : { kind: 'placeholder', words };
  };
  const submit = async (isMeant = false, attached = files): Promise<void> => {
    if (isBusy) return;
    const hold = isMeant ? null : reasonToHold();
    setHeld(hold);
    if (hold) return;
    const result = await send(latest(), attached, unread && holdsBack ? unread.latestId : null);
    const without = cancelled.current;
    cancelled.current = null;
    if (result === 'cancelled' && without) {
      const rest = attached.filter((file) => file !== without);
      chosen.replace(rest);
      return submit(true, rest);
    }
    if (result === 'held') {
      await unread?.look();
      setHeld({ kind: 'news' });
    }
    if (result === 'not-sent') return editor.current?.focus();
    if (result === 'sent') {
      there.forget();
      startNew();
      chosen.clear();
      editor.current?.clear();
      props.onSent();
    }
    if (isFocusLost()) editor.current?.focus();
    // Nothing was stored under the old key, or something else was: what is sent next is another message.
    if (result === 'refused' || result === 'earlier-accepted') change({ key: newDraft().key, isUnsure: false });
    if (result === 'unknown') change({ isUnsure: true });
    if (result === 'sent' || result === 'earlier-accepted' || result === 'unknown')
      await props.onReload().catch(() => {});
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') return props.onLeave();
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
      aria-busy={isBusy}
      aria-labelledby={`${id}-label`}
      data-kind={kind}
      data-open={isOpen || isDirty || isBusy || note !== null || held !== null || undefined}
      onFocus={() => setOpen(true)}
      onBlur={(event) => leavesForm(event) && setOpen(false)}
      onKeyDown={press}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="head">
        {props.head}
        <Text id={`${id}-label`} className="label" textStyle="label">
          {label}
        </Text>
        {kind === 'NOTE' && (
          <Text textStyle="xs" color="fg.muted">
            {texts.noteHint}
          </Text>
        )}
        <span className="kept">
          <DraftNote saved={saved} savedThere={there.saved} keepsDrafts={keepsDrafts} />
        </span>
      </div>
      <div
        className="box"
        data-wrong={note?.isDoubt === false || undefined}
        data-drop={drop.isOver || undefined}
        {...drop.handlers}
        onPasteCapture={(event) => {
          const pasted = pastedFiles(event);
          if (pasted.length === 0) return;
          event.preventDefault();
          event.stopPropagation();
          choose(pasted);
        }}
      >
        <EditorPlace
          ref={editor}
          labelledBy={`${id}-label`}
          placeholder={kind === 'NOTE' ? texts.notePlaceholder : texts.placeholder}
          initial={draft.document}
          errorId={note?.isDoubt === false ? `${id}-problem` : undefined}
          isDisabled={isBusy}
          onChange={(document) => {
            clearProblem();
            change({ document });
            props.onWriting?.();
          }}
        />
        {there.found && !isEmpty && !isSameFound && (
          <FoundDraft time={there.found.time} onTake={takeFound} onPutAside={there.putAside} />
        )}
        <LostFiles names={chosen.lostNames} onDismiss={chosen.forgetLost} />
        <HeldNotice
          held={held}
          onShow={() => {
            setHeld(null);
            unread?.show();
          }}
          onSend={() => void submit(true)}
          onDismiss={() => {
            setHeld(null);
            editor.current?.focus();
          }}
        />
        <SendBar phase={phase} kind={kind} tools={props.tools} onChoose={choose} onCancel={() => cancel()}>
          <ReplyFiles
            files={files}
            percents={isBusy ? percentages(files, sent) : null}
            onRemove={chosen.remove}
            onCancel={
              phase === 'sending'
                ? (file) => {
                    cancelled.current = file;
                    cancel(true);
                  }
                : null
            }
          />
        </SendBar>
        {drop.isOver && <div className="drop">{writingTexts.dropHere}</div>}
      </div>
      <ReplyNote id={`${id}-problem`} note={note} />
    </chakra.form>
  );
};

/** A disabled button drops the focus. Where there is a keyboard of glass, it must not rise by itself. */
const isFocusLost = (): boolean =>
  document.activeElement === document.body && !window.matchMedia('(pointer: coarse)').matches;

const leavesForm = ({
  currentTarget,
  relatedTarget,
}: SyntheticEvent & { relatedTarget: EventTarget | null }): boolean =>
  !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));

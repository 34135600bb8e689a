import { chakra, Text } from '@chakra-ui/react';
import { type KeyboardEvent, type Ref, type SyntheticEvent, useId, useImperativeHandle, useRef, useState } from 'react';
import { isEmptyDocument } from '../../../ui/rich-text/rich-document.ts';
import type { EditorHandle } from '../../../ui/rich-text/rich-text-editor.tsx';
import { toast } from '../../../ui/toast.ts';
import { useUnsavedWarning } from '../../../ui/unsaved.ts';
import { newDraft } from './draft.ts';
import { DraftNote } from './draft-note.tsx';
import { EditorPlace } from './editor-place.tsx';
import { addFiles, emptyOnes, percentages } from './files.ts';
import { LostFiles } from './lost-files.tsx';
import { ReplyFiles } from './reply-files.tsx';
import { ReplyNote } from './reply-note.tsx';
import { replyStyle } from './reply-style.ts';
import { texts } from './reply.texts.ts';
import { SendBar } from './send-bar.tsx';
import { useDraft } from './use-draft.ts';
import { useFileDrop } from './use-file-drop.ts';
import { useSendReply } from './use-send-reply.ts';

export interface ReplyHandle {
  focus: () => void;
}

interface ReplyFormProps {
  ref?: Ref<ReplyHandle>;
  signalId: string;
  /** Reads the conversation again. */
  onReload: () => Promise<unknown>;
  /** A reply was stored; the conversation that holds it comes next. */
  onSent: () => void;
  /** Escape was pressed. */
  onLeave: () => void;
}

/** The operator's answer: a text with files. Nothing of it is lost by a failure, a reload or the end of the session. */
export const ReplyForm = ({ ref, signalId, onReload, onSent, onLeave }: ReplyFormProps) => {
  const { draft, change, startNew, saved } = useDraft(signalId);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [lostNames, setLostNames] = useState(draft.fileNames);
  const [isOpen, setOpen] = useState(false);
  const { phase, sent, problem, doubt, clearProblem, send, cancel } = useSendReply(signalId);
  const note = problem ?? (draft.isUnsure ? { text: doubt, isDoubt: true } : null);
  const editor = useRef<EditorHandle>(null);
  const id = useId();
  const isBusy = phase !== 'idle';
  const isDirty = !isEmptyDocument(draft.document) || files.length > 0;
  useUnsavedWarning(isDirty);
  useImperativeHandle(ref, () => ({ focus: () => editor.current?.focus() }), []);

  const setFilesAndLost = (chosen: readonly File[], lost: readonly string[]): void => {
    const stillLost = lost.filter((name) => chosen.every((file) => file.name !== name));
    setFiles(chosen);
    setLostNames(stillLost);
    change({ fileNames: [...chosen.map(({ name }) => name), ...stillLost] });
  };
  const choose = (chosen: readonly File[]): void => {
    if (isBusy) return;
    for (const { name } of emptyOnes(chosen)) toast.warning(texts.emptyFile(name));
    setFilesAndLost(addFiles(files, chosen), lostNames);
  };
  const drop = useFileDrop(choose);

  const submit = async (): Promise<void> => {
    const result = await send(draft, files);
    if (result === 'not-sent') return editor.current?.focus();
    if (result === 'sent') {
      startNew();
      setFiles([]);
      setLostNames([]);
      editor.current?.clear();
      onSent();
    }
    if (isFocusLost()) editor.current?.focus();
    // Nothing was stored under the old key, or something else was: what is sent next is another message.
    if (result === 'refused' || result === 'earlier-accepted') change({ key: newDraft().key, isUnsure: false });
    if (result === 'unknown') change({ isUnsure: true });
    if (result === 'sent' || result === 'earlier-accepted' || result === 'unknown') await onReload().catch(() => {});
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') return onLeave();
    if (event.code !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submit();
  };

  return (
    <chakra.form
      noValidate
      css={replyStyle}
      aria-busy={isBusy}
      aria-labelledby={`${id}-label`}
      data-open={isOpen || isDirty || isBusy || note !== null || undefined}
      onFocus={() => setOpen(true)}
      onBlur={(event) => leavesForm(event) && setOpen(false)}
      onKeyDown={press}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="head">
        <Text id={`${id}-label`} className="label" textStyle="label">
          {texts.label}
        </Text>
        <DraftNote saved={saved} />
      </div>
      <div
        className="box"
        data-wrong={note?.isDoubt === false || undefined}
        data-drop={drop.isOver || undefined}
        {...drop.handlers}
      >
        <EditorPlace
          ref={editor}
          labelledBy={`${id}-label`}
          placeholder={texts.placeholder}
          initial={draft.document}
          errorId={note?.isDoubt === false ? `${id}-problem` : undefined}
          isDisabled={isBusy}
          onChange={(document) => {
            clearProblem();
            change({ document });
          }}
        />
        <LostFiles names={lostNames} onDismiss={() => setFilesAndLost(files, [])} />
        <SendBar phase={phase} onChoose={choose} onCancel={cancel}>
          <ReplyFiles
            files={files}
            percents={isBusy ? percentages(files, sent) : null}
            onRemove={(file) =>
              setFilesAndLost(
                files.filter((other) => other !== file),
                lostNames,
              )
            }
          />
        </SendBar>
        {drop.isOver && <div className="drop">{texts.dropHere}</div>}
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

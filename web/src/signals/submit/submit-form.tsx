import { Button, chakra, Kbd, Text } from '@chakra-ui/react';
import { CircleAlert, Info, MapPinOff, Send, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { PlaceField } from '../../map/picker/place-field.tsx';
import { useSession } from '../../session/use-session.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { clockTime } from '../../platform/format.ts';
import type { EditorHandle } from '../../ui/rich-text/rich-text-editor.tsx';
import { AttachButton } from '../writing/attach-button.tsx';
import { EditorPlace } from '../writing/editor-place.tsx';
import { percentages } from '../writing/files.ts';
import { LostFiles } from '../writing/lost-files.tsx';
import { useFileDrop } from '../writing/use-file-drop.ts';
import { useDesk } from '../use-desk.ts';
import { CallerField } from './caller-field.tsx';
import { FileList } from './file-list.tsx';
import { NearbySignals } from './nearby-signals.tsx';
import { submitFormStyle } from './submit-style.ts';
import { texts } from './submit.texts.ts';
import { texts as writingTexts } from '../writing/writing.texts.ts';
import type { Submission } from './use-submission.ts';

interface SubmitFormProps {
  submission: Submission;
  pathOf: (id: string) => string;
  /** The map, where there is no room for it beside the form. */
  map: ReactNode;
}

/** SG-16: everything about a new signal. Nothing of it is lost by a failure, a reload or the end of the session. */
export const SubmitForm = ({ submission, pathOf, map }: SubmitFormProps) => {
  const { draft, problems, note, phase, files, edit } = submission;
  const { environment } = useSession();
  const { isOperator } = useDesk();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const editor = useRef<EditorHandle>(null);
  const drop = useFileDrop(submission.addFiles);
  const isBusy = phase !== 'idle';
  const isAboutFiles = note?.isAboutFiles === true && files.length > 0;
  const knowsPlaces = environment.features.includes('SIGNAL_DESK');

  const submit = async (): Promise<void> => {
    const wrong = await submission.submit();
    if (!wrong) return;
    if (wrong.title !== undefined || wrong.place !== undefined)
      form.current?.querySelector<HTMLElement>('input[aria-invalid=true]')?.focus();
    else editor.current?.focus();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.code !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    // Once what was typed where the key was pressed has been taken over.
    queueMicrotask(() => form.current?.requestSubmit());
  };

  return (
    <chakra.form
      ref={form}
      noValidate
      css={submitFormStyle}
      aria-label={texts.form}
      aria-busy={isBusy}
      onKeyDown={press}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      {...drop.handlers}
    >
      <div className="fields">
        <p className="info">
          <Info size={16} aria-hidden="true" />
          {isOperator ? texts.operatorNote : texts.citizenNote}
        </p>
        <Notice
          text={problems?.summary ?? (isAboutFiles ? null : (note?.text ?? null))}
          isDoubt={problems === null && note?.isDoubt === true}
        />
        {isOperator && knowsPlaces && (
          <CallerField caller={draft.caller} disabled={isBusy} onChange={(caller) => edit({ caller })} />
        )}
        <TextField
          label={texts.title}
          value={draft.title}
          required
          disabled={isBusy}
          placeholder={texts.titleExample}
          problem={problems?.title}
          onChange={(title) => edit({ title })}
        />
        <PlaceField
          label={texts.location}
          location={submission.location}
          required
          problem={problems?.place}
          onTypedProblem={submission.setTypedPlace}
        />
        {map}
        {submission.place?.isInsideArea === false && (
          <output className="outside">
            <MapPinOff size={16} aria-hidden="true" />
            {texts.outside}
          </output>
        )}
        {submission.place && <NearbySignals nearby={submission.place.nearby} pathOf={pathOf} />}
        <div className="description">
          <Text id={`${id}-label`} textStyle="label" color="fg.muted">
            {texts.description}{' '}
            <span className="required" aria-hidden="true">
              *
            </span>
          </Text>
          <div className="box" data-wrong={problems?.document !== undefined || undefined}>
            <EditorPlace
              ref={editor}
              labelledBy={`${id}-label`}
              placeholder={texts.descriptionPlaceholder}
              initial={draft.document}
              isRequired
              errorId={problems?.document ? `${id}-problem` : undefined}
              isDisabled={isBusy}
              onChange={(document) => edit({ document })}
            />
          </div>
          {problems?.document && (
            <span id={`${id}-problem`} className="problem" role="alert">
              <CircleAlert size={14} aria-hidden="true" />
              {problems.document}
            </span>
          )}
        </div>
        <Files submission={submission} isBusy={isBusy} />
        <FileList
          files={files}
          percents={isBusy ? percentages(files, submission.sent) : null}
          onRemove={submission.removeFile}
        />
        <Notice text={isAboutFiles ? (note?.text ?? null) : null} isDoubt={false} />
      </div>
      <Foot submission={submission} isBusy={isBusy} />
      {drop.isOver && <div className="drop">{writingTexts.dropHere}</div>}
    </chakra.form>
  );
};

interface PartProps {
  submission: Submission;
  isBusy: boolean;
}

const Files = ({ submission, isBusy }: PartProps) => (
  <div className="files">
    <Text textStyle="label" color="fg.muted">
      {texts.files}
    </Text>
    <LostFiles names={submission.lostNames} onDismiss={submission.forgetLost} />
    <AttachButton size="sm" disabled={isBusy} onChoose={submission.addFiles} />
  </div>
);

const Foot = ({ submission, isBusy }: PartProps) => {
  const { phase, saved } = submission;
  return (
    <div className="foot">
      <Button type="submit" size="lg" disabled={isBusy} aria-keyshortcuts="Control+Enter">
        <Send />
        {texts.send}
        {!isBusy && (
          <Kbd className="keys" aria-hidden="true">
            {writingTexts.sendKeys}
          </Kbd>
        )}
      </Button>
      {!isBusy && (
        <Button type="button" size="lg" variant="ghost" onClick={() => void submission.discard()}>
          {texts.discard}
        </Button>
      )}
      {(phase === 'sending' || phase === 'checking') && (
        <Button type="button" size="lg" variant="ghost" onClick={submission.cancel}>
          {texts.cancel}
        </Button>
      )}
      <output>{phase === 'idle' ? savedText(saved) : texts.phases[phase]}</output>
    </div>
  );
};

const Notice = ({ text, isDoubt }: { text: string | null; isDoubt: boolean }) => (
  <div role="alert">
    {text !== null && (
      <p className="notice" data-doubt={isDoubt || undefined}>
        {isDoubt ? <TriangleAlert size={16} aria-hidden="true" /> : <CircleAlert size={16} aria-hidden="true" />}
        {text}
      </p>
    )}
  </div>
);

const savedText = (saved: Submission['saved']): string => {
  if (saved === null) return '';
  return saved === 'failed' ? writingTexts.draftNotSaved : writingTexts.draftSavedHere(clockTime(saved));
};

import { chakra } from '@chakra-ui/react';
import { Info, MapPinOff } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { lazyPart } from '../../platform/loading/lazy-part.tsx';
import { narrow, useWidth } from '../../platform/width.ts';
import type { EditorHandle } from '../../ui/rich-text/rich-text-editor.tsx';
import { useSignalTools } from '../use-signal-tools.ts';
import { useFileDrop } from '../../ui/writing/use-file-drop.ts';
import { texts as writingTexts } from '../../ui/writing/writing.texts.ts';
import { NearbySignals } from './nearby-signals.tsx';
import { PendingStartNotice } from './pending-start-notice.tsx';
import { SubmitDescription } from './submit-description.tsx';
import { SubmitFields } from './submit-fields.tsx';
import { SubmitFiles } from './submit-files.tsx';
import { SubmitFoot } from './submit-foot.tsx';
import { SubmitNotice } from './submit-notice.tsx';
import { submitFormStyle } from './submit-style.ts';
import { texts } from './submit.texts.ts';
import type { Submission } from './use-submission.ts';

const OutageNotice = lazyPart(() => import('../../breakdowns/outage/outage-notice.tsx'), 'OutageNotice');

interface SubmitFormProps {
  submission: Submission;
  /** Returns the path of a signal's page. */
  pathOf: (id: string) => string;
  /** Called after the draft of this tab was replaced: the page must mount the form again. */
  onTaken: () => void;
  /** The map, on pages that are too narrow to show it beside the form. */
  map: ReactNode;
}

/**
 * SG-16: the form of a new signal. Its content stays after a failure or the end of the session. A reload loses the
 * files.
 */
export const SubmitForm = ({ submission, pathOf, onTaken, map }: SubmitFormProps) => {
  const { command } = submission;
  const { isOperator } = useSignalTools();
  const id = useId();
  const isNarrow = useWidth(narrow);
  const { form, editor, submit, onKeyDown } = useSubmitKeys(submission);
  const drop = useFileDrop(submission.addFiles);
  const { top, aboutFiles } = getNotices(submission);

  return (
    <chakra.form
      ref={form}
      noValidate
      css={submitFormStyle}
      aria-label={texts.form}
      // Not on touch screens: the focus would open the keyboard over the form.
      data-takes-focus={(!isNarrow && !isTouchScreen()) || undefined}
      aria-busy={command.isPending}
      onKeyDown={onKeyDown}
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
        {submission.pendingStart && (
          <PendingStartNotice submission={submission} pending={submission.pendingStart} onStarted={onTaken} />
        )}
        <SubmitNotice {...top} />
        <SubmitFields submission={submission} map={map && withOutages(map, submission)} />
        <SubmitDescription id={id} editor={editor} submission={submission} />
        <SubmitFiles submission={submission} />
        <SubmitNotice text={aboutFiles} isWarning={false} />
        <AboutPlace submission={submission} pathOf={pathOf} hasOutages={map === null} />
      </div>
      <SubmitFoot submission={submission} onTaken={onTaken} />
      {drop.isOver && <div className="drop">{writingTexts.dropHere}</div>}
    </chakra.form>
  );
};

const isTouchScreen = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** Between the map and the fields below it, people on phones see a known outage before they describe it. */
const withOutages = (map: ReactNode, { location: { place } }: Submission) => (
  <>
    {map}
    {place && <OutageNotice place={place} />}
  </>
);

interface AboutPlaceProps extends Pick<SubmitFormProps, 'submission' | 'pathOf'> {
  hasOutages: boolean;
}

/** Facts about the place. They appear later, so they are below all fields: otherwise the fields would move. */
const AboutPlace = ({ submission: { place, location }, pathOf, hasOutages }: AboutPlaceProps) =>
  place && (
    <>
      {!place.isInsideArea && (
        <output className="outside">
          <MapPinOff size={16} aria-hidden="true" />
          {texts.outside}
        </output>
      )}
      {hasOutages && location.place && <OutageNotice place={location.place} />}
      <NearbySignals place={place} pathOf={pathOf} />
    </>
  );

/** Submits the form, also with Ctrl+Enter. If the form has problems, the first invalid field gets the focus. */
const useSubmitKeys = (submission: Submission) => {
  const form = useRef<HTMLFormElement>(null);
  const editor = useRef<EditorHandle>(null);
  const submit = async (): Promise<void> => {
    const problems = await submission.submit();
    if (!problems) return;
    if (problems.caller !== undefined || problems.title !== undefined || problems.place !== undefined)
      form.current?.querySelector<HTMLElement>('input[aria-invalid=true]')?.focus();
    else editor.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.code !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    // The field that has the focus commits its text first.
    queueMicrotask(() => form.current?.requestSubmit());
  };
  return { form, editor, submit, onKeyDown };
};

/** The notice above the fields, and the notice beside the files. */
const getNotices = ({ problems, note, files }: Submission) => {
  const isAboutFiles = note?.isAboutFiles === true && files.length > 0;
  const text = note?.text ?? null;
  return {
    top: {
      text: problems?.summary ?? (isAboutFiles ? null : text),
      isWarning: problems === null && note?.isWarning === true,
    },
    aboutFiles: isAboutFiles ? text : null,
  };
};

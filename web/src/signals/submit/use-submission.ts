import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { isSamePlace, type PickedPlace } from '../../map/picker/place.ts';
import { usePickedPlace } from '../../map/picker/use-picked-place.ts';
import { useSession } from '../../session/use-session.ts';
import { confirm } from '../../platform/confirm.ts';
import { useUnsavedWarning } from '../../platform/unsaved.ts';
import { findUnreadable } from '../writing/files.ts';
import { useFiles } from '../writing/use-files.ts';
import { texts as writingTexts } from '../writing/writing.texts.ts';
import { isBlankDraft, newSubmitDraft } from './submit-draft.ts';
import { problemsOf, type SubmitProblems } from './submit-problems.ts';
import { texts } from './submit.texts.ts';
import { useSendSignal } from './use-send-signal.ts';
import { useSignalPlace } from './use-signal-place.ts';
import { useSubmitDraft } from './use-submit-draft.ts';

export type Submission = ReturnType<typeof useSubmission>;

/** A new signal from its first letter to its number. `pathOf`: where the stored signal is read. */
export const useSubmission = (pathOf: (id: string) => string) => {
  const { environment } = useSession();
  const { draft, change, startNew, saved } = useSubmitDraft();
  const [problems, setProblems] = useState<SubmitProblems | null>(null);
  const [typedPlace, setTypedPlace] = useState<string | null>(null);
  const { note, doubt, setNote, send, ...sending } = useSendSignal();
  const chosen = useFiles(draft.fileNames, (fileNames) => {
    if (note?.isAboutFiles) setNote(null);
    change({ fileNames });
  });
  const { files, lostNames } = chosen;
  const place = useSignalPlace(draft);
  const isLooking = useRef(false);
  const location = usePickedPlace(draft.place, {
    withPipes: false,
    hasAddresses: environment.features.includes('GEOCODER'),
  });
  const navigate = useNavigate();
  const isDirty = !isBlankDraft(draft) || files.length > 0;
  useUnsavedWarning(isDirty, { draft: saved === 'failed' ? null : 'tab', hasFiles: files.length > 0 });

  const edit: typeof change = (part) => {
    setNote(null);
    // What is mended is not called wrong any longer; what is still wrong is said at the next try.
    setProblems((present) => stillWrong(present, problemsOf({ ...draft, ...part }, typedPlace)));
    change(part);
  };

  if (!isSamePicked(location.picked, draft.place)) edit({ place: location.picked });

  const submit = async (): Promise<SubmitProblems | null> => {
    const wrong = problemsOf(draft, typedPlace);
    setProblems(wrong);
    if (wrong) return wrong;
    const unreadable = await findUnreadable(files);
    if (unreadable) {
      setNote({ text: writingTexts.unreadableFile(unreadable.name), isDoubt: false, isAboutFiles: true });
      return null;
    }
    // Pressed once more meanwhile it would ask twice.
    if (isLooking.current) return null;
    isLooking.current = true;
    const isOutside = (await place.find())?.isInsideArea === false;
    isLooking.current = false;
    if (isOutside && !(await confirm({ title: texts.outsideTitle, body: texts.outsideBody, kind: 'continue' })))
      return null;
    const outcome = await send(draft, files);
    if (outcome?.kind === 'sent') {
      forget();
      await navigate(pathOf(outcome.signalId));
    }
    // Nothing was stored under the old key, or something else was: what is sent next is another signal.
    if (outcome?.kind === 'refused' || outcome?.kind === 'earlier-accepted')
      change({ key: newSubmitDraft().key, isUnsure: false });
    if (outcome?.kind === 'unknown') change({ isUnsure: true });
    return null;
  };

  /** At once: else the page would ask whether to leave what has just been sent. */
  const forget = (): void =>
    flushSync(() => {
      startNew();
      location.clear();
      chosen.clear();
    });

  const discard = async (): Promise<void> => {
    const isSure =
      !isDirty ||
      (await confirm({ title: texts.discardTitle, body: texts.discardBody, kind: 'continue', destructive: true }));
    if (!isSure) return;
    forget();
    await navigate('/signals');
  };

  return {
    draft,
    saved,
    /** Of a place that the field's numbers do not contradict. */
    place: typedPlace === null ? place.known : null,
    location,
    setTypedPlace,
    problems: stillWrong(problems, problemsOf(draft, typedPlace)),
    note: note ?? (draft.isUnsure ? { text: doubt, isDoubt: true } : null),
    files,
    lostNames,
    ...sending,
    edit,
    submit,
    discard,
    addFiles: (added: readonly File[]): void => {
      if (sending.phase === 'idle') chosen.add(added);
    },
    removeFile: chosen.remove,
    forgetLost: chosen.forgetLost,
  };
};

const stillWrong = (present: SubmitProblems | null, found: SubmitProblems | null): SubmitProblems | null =>
  present &&
  found && {
    ...(present.title !== undefined && found.title !== undefined && { title: found.title }),
    ...(present.place !== undefined && found.place !== undefined && { place: found.place }),
    ...(present.document !== undefined && found.document !== undefined && { document: found.document }),
    summary: found.summary,
  };

const isSamePicked = (one: PickedPlace | null, other: PickedPlace | null): boolean =>
  isSamePlace(one, other) && one?.address === other?.address;

import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { isSamePlace, type PickedPlace } from '../../map/picker/place.ts';
import { usePickedPlace } from '../../map/picker/use-picked-place.ts';
import { useSession } from '../../session/use-session.ts';
import { confirm } from '../../platform/confirm.ts';
import { useUnsavedWarning } from '../../platform/unsaved.ts';
import { useFiles } from '../../ui/writing/use-files.ts';
import { toSubmitInput } from './submit-command.ts';
import { isBlankDraft, type SubmitDraft } from './drafts/submit-draft.ts';
import type { SubmitProblems } from './submit-problems.ts';
import { texts } from './submit.texts.ts';
import { useSignalPlace } from './use-signal-place.ts';
import { useSubmitCommand } from './use-submit-command.ts';
import { useSubmitDraft } from './drafts/use-submit-draft.ts';
import { discardQuestion } from './drafts/use-pending-start.ts';
import { toFieldProblems, useSubmitProblems } from './use-submit-problems.ts';

export type Submission = ReturnType<typeof useSubmission>;

/** The state of a new signal until it is stored. `pathOf` returns the path of the stored signal's page. */
export const useSubmission = (pathOf: (id: string) => string) => {
  const kept = useSubmitDraft();
  const { draft, change, isContinued, startNew, saved, foundDraft } = kept;
  const { problems, report, onEdit, ...typed } = useSubmitProblems(draft);
  const place = useSignalPlace(draft);
  const maySend = async (): Promise<boolean> =>
    (await place.find())?.isInsideArea !== false ||
    confirm({ title: texts.outsideTitle, body: texts.outsideBody, kind: 'continue' });
  const command = useSubmitCommand({ keepKey: change, maySend });
  const chosen = useFiles(draft.fileNames, (fileNames) => {
    if (command.note?.isAboutFiles) command.clear();
    change({ fileNames });
  });
  const { files, lostNames } = chosen;
  const edit = (part: Partial<SubmitDraft>): void => {
    command.clear();
    onEdit({ ...draft, ...part });
    change(part);
  };
  const location = useDraftLocation(draft, edit);
  const isDirty = useDraftWarning(kept, { ...typed, hasFiles: files.length > 0 });
  const leave = useLeaveForm(() => {
    startNew();
    typed.setTypedCaller('');
    location.clear();
    chosen.clear();
  });

  /** Sends the signal. Returns the problems of the form if they prevent sending, otherwise null. */
  const submit = async (): Promise<SubmitProblems | null> => {
    const formProblems = report();
    if (formProblems) return formProblems;
    const outcome = await command.run(toSubmitInput(draft), { files, isUnsure: draft.isUnsure });
    if (outcome.kind === 'done') await leave(pathOf(outcome.value));
    return null;
  };

  return {
    draft,
    saved,
    foundDraft,
    pendingStart: kept.pendingStart,
    /** Facts about the place; null until they are loaded, and while the typed coordinates have a problem. */
    place: typed.typedPlaceProblem === null ? place.facts : null,
    location,
    ...typed,
    problems,
    fieldProblems: toFieldProblems(problems, command.fieldErrors),
    note: command.note ?? toNote(draft.isUnsure ? command.unknownOutcome : isContinued && texts.continuedDraft),
    files,
    lostNames,
    command,
    edit,
    submit,
    discard: async () => (!isDirty || (await confirm(discardQuestion))) && leave('/signals'),
    addFiles: (added: readonly File[]) => !command.isPending && chosen.add(added),
    removeFile: chosen.remove,
    dismissLost: chosen.dismissLost,
  };
};

/** Warns before unsaved content is left. Returns true if the form has any content. */
const useDraftWarning = (
  { draft, saved, isStored }: Pick<ReturnType<typeof useSubmitDraft>, 'draft' | 'saved' | 'isStored'>,
  { typedCaller, typedPlaceProblem, hasFiles }: Typed,
): boolean => {
  const hasSearchText = typedCaller.trim() !== '';
  const isDirty = !isBlankDraft(draft) || hasFiles || hasSearchText;
  useUnsavedWarning(isDirty, {
    draft: findDraftStorage(saved),
    hasFiles,
    // The draft has no place for a search text, or for coordinates that are no place.
    isStored: hasSearchText || typedPlaceProblem !== null ? undefined : isStored,
  });
  return isDirty;
};

interface Typed extends Pick<ReturnType<typeof useSubmitProblems>, 'typedCaller' | 'typedPlaceProblem'> {
  hasFiles: boolean;
}

const findDraftStorage = ({ inTab, atServer }: ReturnType<typeof useSubmitDraft>['saved']) => {
  if (atServer) return 'account';
  return inTab === 'failed' ? null : 'tab';
};

/** The picked place. Each change is written into the draft. */
const useDraftLocation = (draft: SubmitDraft, edit: (part: Partial<SubmitDraft>) => void) => {
  const { environment } = useSession();
  const location = usePickedPlace(draft.place, {
    hasPipes: false,
    hasAddresses: environment.features.includes('GEOCODER'),
  });
  if (!isSamePicked(location.picked, draft.place)) edit({ place: location.picked });
  return location;
};

/**
 * Empties the form and goes to another page. The form is emptied synchronously: otherwise the page warns about unsaved
 * content.
 */
const useLeaveForm = (empty: () => void) => {
  const navigate = useNavigate();
  return async (path: string): Promise<void> => {
    flushSync(empty);
    await navigate(path);
  };
};

const toNote = (text: string | false) => (text === false ? null : { text, isWarning: true, isAboutFiles: false });

const isSamePicked = (one: PickedPlace | null, other: PickedPlace | null): boolean =>
  isSamePlace(one, other) && one?.address === other?.address;

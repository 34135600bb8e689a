import { Button, Text } from '@chakra-ui/react';
import { Check, TriangleAlert } from 'lucide-react';
import { formatClockTime } from '../../../platform/format.ts';
import { texts } from './composer.texts.ts';
import { texts as writingTexts } from '../../writing/writing.texts.ts';
import type { KeptDraft } from './use-message-draft.ts';

interface DraftNoteProps {
  /** Time at which the browser's tab stored the draft; 'failed' if storing failed; null if not stored yet. */
  saved: KeptDraft['saved'];
  /** Time at which the server stored the draft, `09:40:51`. */
  savedAtServer: string | null;
  /** True if the server stores drafts too. */
  hasServerDrafts: boolean;
}

/** Shows where and when the draft was stored. */
export const DraftNote = ({ saved, savedAtServer, hasServerDrafts }: DraftNoteProps) => {
  if (savedAtServer) return <SaveState text={writingTexts.draftSaved(savedAtServer)} />;
  if (!saved) return null;
  if (saved === 'failed') return <SaveState isWarning text={writingTexts.draftNotSaved} />;
  const time = formatClockTime(saved);
  return <SaveState text={hasServerDrafts ? writingTexts.draftSavedHere(time) : writingTexts.draftSaved(time)} />;
};

const SaveState = ({ text, isWarning = false }: { text: string; isWarning?: boolean }) => (
  <Text textStyle="xs" color={isWarning ? 'fg.warning' : 'fg.subtle'} display="flex" alignItems="center" gap="1">
    {isWarning ? <TriangleAlert size={14} aria-hidden="true" /> : <Check size={14} aria-hidden="true" />}
    {text}
  </Text>
);

interface FoundDraftProps {
  /** Time at which the server stored the draft. */
  time: string;
  onTake: () => void;
  onDismiss: () => void;
}

/** Shown if the drafts of the server and of this window differ: the user chooses one of the two. */
export const FoundDraft = ({ time, onTake, onDismiss }: FoundDraftProps) => (
  <Text as="output" display="flex" alignItems="center" gap="2" px="3.5" py="1" textStyle="xs" bg="bg.warning">
    {texts.otherDraft(time)}
    <Button type="button" size="xs" variant="outline" ms="auto" onClick={onTake}>
      {texts.takeDraft}
    </Button>
    <Button type="button" size="xs" variant="ghost" onClick={onDismiss}>
      {writingTexts.dismiss}
    </Button>
  </Text>
);

import { Button, Text } from '@chakra-ui/react';
import { Check, TriangleAlert } from 'lucide-react';
import { clockTime } from '../../../platform/format.ts';
import { texts } from './reply.texts.ts';
import { texts as writingTexts } from '../../writing/writing.texts.ts';
import type { KeptDraft } from './use-draft.ts';

interface DraftNoteProps {
  /** When the tab stored it. */
  saved: KeptDraft['saved'];
  /** When the server stored it: `09:40:51`. */
  savedAtServer: string | null;
  /** This installation's server stores drafts. */
  keepsDrafts: boolean;
}

/** Where the text is stored, and since when. */
export const DraftNote = ({ saved, savedAtServer, keepsDrafts }: DraftNoteProps) => {
  if (savedAtServer) return <Kept text={writingTexts.draftSaved(savedAtServer)} />;
  if (!saved) return null;
  if (saved === 'failed') return <Kept isDoubtful text={writingTexts.draftNotSaved} />;
  const time = clockTime(saved);
  return <Kept text={keepsDrafts ? writingTexts.draftSavedHere(time) : writingTexts.draftSaved(time)} />;
};

const Kept = ({ text, isDoubtful = false }: { text: string; isDoubtful?: boolean }) => (
  <Text textStyle="xs" color={isDoubtful ? 'fg.warning' : 'fg.subtle'} display="flex" alignItems="center" gap="1">
    {isDoubtful ? <TriangleAlert size={14} aria-hidden="true" /> : <Check size={14} aria-hidden="true" />}
    {text}
  </Text>
);

interface FoundDraftProps {
  /** When it was stored. */
  time: string;
  onTake: () => void;
  onPutAside: () => void;
}

/** The server has another draft than this window. The person chooses between them. */
export const FoundDraft = ({ time, onTake, onPutAside }: FoundDraftProps) => (
  <Text as="output" display="flex" alignItems="center" gap="2" px="3.5" py="1" textStyle="xs" bg="bg.warning">
    {texts.otherDraft(time)}
    <Button type="button" size="xs" variant="outline" ms="auto" onClick={onTake}>
      {texts.takeDraft}
    </Button>
    <Button type="button" size="xs" variant="ghost" onClick={onPutAside}>
      {writingTexts.dismiss}
    </Button>
  </Text>
);

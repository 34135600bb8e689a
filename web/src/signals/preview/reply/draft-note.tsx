import { Button, Text } from '@chakra-ui/react';
import { Check, TriangleAlert } from 'lucide-react';
import { clockTime } from '../../../platform/format.ts';
import { texts } from './reply.texts.ts';
import { texts as writingTexts } from '../../writing/writing.texts.ts';
import type { KeptDraft } from './use-draft.ts';

interface DraftNoteProps {
  /** When the browser kept it. */
  saved: KeptDraft['saved'];
  /** When the server kept it: `09:40:51`. */
  savedThere: string | null;
  /** The server is meant to keep it too. */
  keepsDrafts: boolean;
}

/** That the text is kept, where, and since when. */
export const DraftNote = ({ saved, savedThere, keepsDrafts }: DraftNoteProps) => {
  if (savedThere) return <Kept words={writingTexts.draftSaved(savedThere)} />;
  if (!saved) return null;
  if (saved === 'failed') return <Kept isDoubtful words={writingTexts.draftNotSaved} />;
  const time = clockTime(saved);
  return <Kept words={keepsDrafts ? writingTexts.draftSavedHere(time) : writingTexts.draftSaved(time)} />;
};

const Kept = ({ words, isDoubtful = false }: { words: string; isDoubtful?: boolean }) => (
  <Text textStyle="xs" color={isDoubtful ? 'fg.warning' : 'fg.subtle'} display="flex" alignItems="center" gap="1">
    {isDoubtful ? <TriangleAlert size={14} aria-hidden="true" /> : <Check size={14} aria-hidden="true" />}
    {words}
  </Text>
);

interface FoundDraftProps {
  /** When it was kept. */
  time: string;
  onTake: () => void;
  onPutAside: () => void;
}

/** The server has another draft than this window: neither takes the other's place by itself. */
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

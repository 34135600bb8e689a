import { Text } from '@chakra-ui/react';
import { Check, TriangleAlert } from 'lucide-react';
import { texts } from './reply.texts.ts';
import type { KeptDraft } from './use-draft.ts';

/** That the text is kept, and since when. */
export const DraftNote = ({ saved }: { saved: KeptDraft['saved'] }) => {
  if (!saved) return null;
  return (
    <Text
      textStyle="xs"
      color={saved === 'failed' ? 'fg.warning' : 'fg.subtle'}
      display="flex"
      alignItems="center"
      gap="1"
    >
      {saved === 'failed' ? <TriangleAlert size={14} aria-hidden="true" /> : <Check size={14} aria-hidden="true" />}
      {saved === 'failed'
        ? texts.draftNotSaved
        : texts.draftSaved(saved.toLocaleTimeString('bg', { hour12: false }).slice(0, 8))}
    </Text>
  );
};

import { Button } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { CorrectDialog } from './correct-dialog.tsx';
import type { CorrectedSignalFragment } from './correct.generated.ts';
import { texts } from './correct.texts.ts';

interface CorrectSignalProps {
  signal: CorrectedSignalFragment;
  onCorrected: () => Promise<unknown>;
}

/** The button that opens the correction of a signal's title, submitter and place. */
export const CorrectSignal = ({ signal, onCorrected }: CorrectSignalProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="xs" variant="outline" mt="3" data-screen-only="" onClick={() => setOpen(true)}>
        <Pencil />
        {texts.open}
      </Button>
      {isOpen && <CorrectDialog signal={signal} onCorrected={onCorrected} onClose={() => setOpen(false)} />}
    </>
  );
};

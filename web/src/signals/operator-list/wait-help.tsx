import { Button } from '@chakra-ui/react';
import { CircleHelp } from 'lucide-react';
import { useRef, useState } from 'react';
import { Popup } from '../../ui/fields/popup.tsx';
import { texts } from './wait-help.texts.ts';

/** A help button that explains which signals wait for an answer and which are overdue. */
export const WaitHelp = ({ answerHours }: { answerHours: number | null }) => {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        size="xs"
        px="0"
        aria-label={texts.question}
        title={texts.question}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <CircleHelp />
      </Button>
      {isOpen && (
        <Popup anchor={button} onClose={() => setOpen(false)}>
          <output style={{ display: 'block', maxWidth: '22rem', padding: '0.75rem 1rem' }}>
            {texts.answer(answerHours)}
          </output>
        </Popup>
      )}
    </>
  );
};

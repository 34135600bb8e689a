import { Button } from '@chakra-ui/react';
import { TextQuote } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { texts } from './desk.texts.ts';

const TemplateDialog = lazyPart(() => import('./template-dialog.tsx'), 'TemplateDialog');

interface TemplateChoiceProps {
  signalId: string;
  onChoose: (text: string) => void;
}

/** Opens the texts to answer with. */
export const TemplateChoice = ({ signalId, onChoose }: TemplateChoiceProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button type="button" className="attach templates" size="xs" variant="outline" onClick={() => setOpen(true)}>
        <TextQuote />
        <span className="word">{texts.templates}</span>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <TemplateDialog
            signalId={signalId}
            onClose={() => setOpen(false)}
            onChoose={(text) => {
              setOpen(false);
              // The dialog gives the focus back first.
              setTimeout(() => onChoose(text));
            }}
          />
        </Suspense>
      )}
    </>
  );
};

import { Button } from '@chakra-ui/react';
import { TextQuote } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../../platform/loading/lazy-part.tsx';
import { texts } from './composer.texts.ts';
import type { UseTemplates } from './template-dialog.tsx';

const TemplateDialog = lazyPart(() => import('./template-dialog.tsx'), 'TemplateDialog');

interface TemplateChoiceProps {
  recordId: string;
  useTemplates: UseTemplates;
  onChoose: (text: string) => void;
}

/** The button that opens the reply templates. */
export const TemplateChoice = ({ recordId, useTemplates, onChoose }: TemplateChoiceProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button type="button" className="attach templates" size="xs" variant="outline" onClick={() => setOpen(true)}>
        <TextQuote />
        <span className="word">{texts.templates}</span>
      </Button>
      {isOpen && (
        <TemplateDialog
          recordId={recordId}
          useTemplates={useTemplates}
          onClose={() => setOpen(false)}
          onChoose={(text) => {
            setOpen(false);
            // Deferred, because the closing dialog first moves the focus back.
            setTimeout(() => onChoose(text));
          }}
        />
      )}
    </>
  );
};

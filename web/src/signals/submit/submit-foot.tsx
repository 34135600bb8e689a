import { Button, Kbd } from '@chakra-ui/react';
import { Send } from 'lucide-react';
import { clockTime } from '../../platform/format.ts';
import { texts as writingTexts } from '../../ui/writing/writing.texts.ts';
import { texts } from './submit.texts.ts';
import type { Submission } from './use-submission.ts';

/** The buttons of the form, with the progress of sending or the time of the stored draft. */
export const SubmitFoot = ({ submission }: { submission: Submission }) => {
  const { phase, isPending, cancel } = submission.command;
  return (
    <div className="foot">
      <Button type="submit" size="lg" disabled={isPending} aria-keyshortcuts="Control+Enter">
        <Send />
        {texts.send}
        {!isPending && (
          <Kbd className="keys" aria-hidden="true">
            {writingTexts.sendKeys}
          </Kbd>
        )}
      </Button>
      {!isPending && (
        <Button type="button" size="lg" variant="ghost" onClick={() => void submission.discard()}>
          {texts.discard}
        </Button>
      )}
      {(phase === 'sending' || phase === 'checking') && (
        <Button type="button" size="lg" variant="ghost" onClick={() => cancel()}>
          {texts.cancel}
        </Button>
      )}
      <output>{phase === 'idle' ? savedText(submission.saved) : texts.phases[phase]}</output>
    </div>
  );
};

const savedText = (saved: Submission['saved']): string => {
  if (saved === null) return '';
  return saved === 'failed' ? writingTexts.draftNotSaved : writingTexts.draftSavedHere(clockTime(saved));
};

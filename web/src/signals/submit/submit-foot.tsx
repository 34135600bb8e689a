import { Button, Kbd } from '@chakra-ui/react';
import { Send } from 'lucide-react';
import { formatClockTime, formatDateTime } from '../../platform/format.ts';
import { texts as writingTexts } from '../../ui/writing/writing.texts.ts';
import { texts } from './submit.texts.ts';
import type { Submission } from './use-submission.ts';

interface SubmitFootProps {
  submission: Submission;
  /** Called after this tab has taken the draft of another window. */
  onTaken: () => void;
}

/** The buttons of the form, with the progress of sending or the time of the stored draft. */
export const SubmitFoot = ({ submission, onTaken }: SubmitFootProps) => {
  const { phase, isPending, cancel } = submission.command;
  return (
    <div className="foot">
      <FoundDraft submission={submission} onTaken={onTaken} />
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
      <output>{phase === 'idle' ? formatSaved(submission.saved) : texts.phases[phase]}</output>
    </div>
  );
};

const formatSaved = ({ inTab, atServer }: Submission['saved']): string => {
  if (atServer) return writingTexts.draftSaved(atServer);
  if (inTab === null) return '';
  return inTab === 'failed' ? writingTexts.draftNotSaved : writingTexts.draftSavedHere(formatClockTime(inTab));
};

/** Offers an unsent signal of another window. The offer is below the fields, so that the fields do not move. */
const FoundDraft = ({ submission: { foundDraft }, onTaken }: SubmitFootProps) => {
  const { found, take, dismiss } = foundDraft;
  return (
    found && (
      <p className="found">
        {texts.foundDraft(found.content.title, formatDateTime(found.savedAt).slice(0, 16))}
        <Button
          type="button"
          size="xs"
          variant="outline"
          onClick={() => {
            take();
            onTaken();
          }}
        >
          {texts.takeDraft}
        </Button>
        <Button type="button" size="xs" variant="ghost" onClick={dismiss}>
          {writingTexts.dismiss}
        </Button>
      </p>
    )
  );
};

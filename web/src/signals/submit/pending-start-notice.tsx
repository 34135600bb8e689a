import { Button } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { describeCaller } from '../caller/caller.ts';
import type { PendingStart } from './drafts/use-pending-start.ts';
import { texts } from './submit.texts.ts';
import type { Submission } from './use-submission.ts';

interface PendingStartNoticeProps {
  submission: Submission;
  pending: PendingStart;
  /** Called when the page must mount the form again. */
  onStarted: () => void;
}

/** Asks whether to continue the unsent signal in the form or to begin a signal for the person of the opening page. */
export const PendingStartNotice = ({ submission: { draft, command }, pending, onStarted }: PendingStartNoticeProps) => {
  const { caller, resume, startNew } = pending;
  const start = async (): Promise<void> => {
    if (await startNew()) onStarted();
  };
  return (
    <div role="alert">
      <div className="notice" data-warning>
        <TriangleAlert size={16} aria-hidden="true" />
        <div>
          <p>{texts.pending(draft.caller && describeCaller(draft.caller), describeCaller(caller))}</p>
          <div className="choices">
            <Button type="button" size="xs" disabled={command.isPending} onClick={() => void start()}>
              {texts.pendingNew(caller.name)}
            </Button>
            <Button type="button" size="xs" variant="outline" disabled={command.isPending} onClick={resume}>
              {draft.caller ? texts.pendingResume : texts.pendingResumeFor(caller.name)}
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
};

import { type ComponentProps, useEffect } from 'react';
import { OptionalBoundary } from '../ui/optional-boundary.tsx';
import { openQuestion } from '../platform/confirm.ts';
import { lazyPart } from '../platform/loading/lazy-part.tsx';
import { sessionOver } from '../platform/request/session-over.ts';
import { useStore } from '../platform/store.ts';
import { toasts } from '../platform/toast.ts';
import { preloadWhenIdle } from '../platform/loading/when-idle.ts';

const loadToaster = () => import('../ui/toaster.tsx');
const loadConfirmDialog = () => import('../ui/confirm-dialog.tsx');
const loadSessionOverDialog = () => import('../session/session-over-dialog.tsx');

const SessionEndSharing = lazyPart(() => import('../session/session-end-sharing.ts'), 'SessionEndSharing');
const Toaster = lazyPart(loadToaster, 'Toaster');
const ConfirmDialog = lazyPart(loadConfirmDialog, 'ConfirmDialog');
const SessionOverDialog = lazyPart(loadSessionOverDialog, 'SessionOverDialog');

interface OverlaysProps {
  onSignedInAgain: ComponentProps<typeof SessionOverDialog>['onSignedInAgain'];
}

/**
 * Toasts, the confirmation dialog and the session dialog, which can appear over any page. Their code is loaded when the
 * browser is idle after the first page, so that it is available when the server is not.
 */
export const Overlays = ({ onSignedInAgain }: OverlaysProps) => {
  const question = useStore(openQuestion);
  const isSessionOver = useStore(sessionOver);
  const hasToasts = useStore(toasts).length > 0;
  useEffect(() => preloadWhenIdle([loadToaster, loadConfirmDialog, loadSessionOverDialog]), []);
  return (
    <>
      <OptionalBoundary>
        <SessionEndSharing />
      </OptionalBoundary>
      <OptionalBoundary>{hasToasts && <Toaster />}</OptionalBoundary>
      {question && (
        <OptionalBoundary onFailure={() => question.answer(false)}>
          <ConfirmDialog key={question.title} question={question} />
        </OptionalBoundary>
      )}
      <OptionalBoundary>{isSessionOver && <SessionOverDialog onSignedInAgain={onSignedInAgain} />}</OptionalBoundary>
    </>
  );
};

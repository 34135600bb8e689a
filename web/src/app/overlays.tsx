import { type ComponentProps, lazy, Suspense, useEffect } from 'react';
import { Apart } from '../ui/optional-boundary.tsx';
import { openQuestion } from '../platform/confirm.ts';
import { loadCode } from '../platform/load-code.ts';
import { sessionOver } from '../platform/session-over.ts';
import { useStore } from '../platform/store.ts';
import { toasts } from '../platform/toast.ts';
import { whenIdle } from '../platform/when-idle.ts';

const loadToaster = () => import('../ui/toaster.tsx');
const loadConfirmDialog = () => import('../ui/confirm-dialog.tsx');
const loadSessionOverDialog = () => import('../session/session-over-dialog.tsx');

const Toaster = lazy(() => loadCode(loadToaster).then(({ Toaster: component }) => ({ default: component })));
const ConfirmDialog = lazy(() =>
  loadCode(loadConfirmDialog).then(({ ConfirmDialog: component }) => ({ default: component })),
);
const SessionOverDialog = lazy(() =>
  loadCode(loadSessionOverDialog).then(({ SessionOverDialog: component }) => ({ default: component })),
);

interface OverlaysProps {
  onSignedInAgain: ComponentProps<typeof SessionOverDialog>['onAgain'];
}

/**
 * What may stand over any page: messages, a question, the end of the session. The code comes after the first page,
 * so that it is there when the server no longer is.
 */
export const Overlays = ({ onSignedInAgain }: OverlaysProps) => {
  const question = useStore(openQuestion);
  const over = useStore(sessionOver);
  const hasToasts = useStore(toasts).length > 0;
  useEffect(() => whenIdle([loadToaster, loadConfirmDialog, loadSessionOverDialog]), []);
  return (
    <>
      <Apart>
        <Suspense>{hasToasts && <Toaster />}</Suspense>
      </Apart>
      {question && (
        <Apart onFailure={() => question.answer(false)}>
          <Suspense>
            <ConfirmDialog question={question} />
          </Suspense>
        </Apart>
      )}
      <Apart>
        <Suspense>{over && <SessionOverDialog onAgain={onSignedInAgain} />}</Suspense>
      </Apart>
    </>
  );
};

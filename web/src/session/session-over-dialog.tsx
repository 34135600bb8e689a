import { useApolloClient } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { useEffect } from 'react';
import { DialogFrame } from '../ui/dialog-frame.tsx';
import { sessionOver } from '../platform/session-over.ts';
import { readSessionState } from './session-requests.ts';
import { texts } from './session.texts.ts';
import { onSignedIn, openSignIn } from './sign-in.ts';
import { useSession } from './use-session.ts';

interface SessionOverDialogProps {
  /** Called with the new session, so that it is watched from then on. */
  onAgain: (state: Extract<Awaited<ReturnType<typeof readSessionState>>, { kind: 'signed-in' }>) => void;
}

/** Stands over the page when the session has ended; the page and what was typed stay beneath it. */
export const SessionOverDialog = ({ onAgain }: SessionOverDialogProps) => {
  const client = useApolloClient();
  const { name } = useSession();

  useEffect(
    () =>
      onSignedIn(() => {
        void readSessionState().then((state) => {
          if (state.kind !== 'signed-in') return;
          if (state.name !== name) return window.location.reload();
          sessionOver.set(() => false);
          onAgain(state);
          client.refetchQueries({ include: 'active' }).catch(shownByPage);
        });
      }),
    [client, name, onAgain],
  );

  return (
    <DialogFrame
      title={texts.sessionOver}
      role="alertdialog"
      width="22rem"
      footer={<Button onClick={openSignIn}>{texts.signIn}</Button>}
    >
      {texts.sessionOverBody}
    </DialogFrame>
  );
};

// A page shows in its own place that its data did not come.
const shownByPage = (): void => {};

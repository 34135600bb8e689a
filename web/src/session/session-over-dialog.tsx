import { useApolloClient } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { useEffect } from 'react';
import { DialogFrame } from '../ui/dialog-frame.tsx';
import { sessionOver } from '../platform/request/session-over.ts';
import { readSessionState } from './session-requests.ts';
import { texts } from './session.texts.ts';
import { onSignedIn } from './session-channel.ts';
import { openSignIn } from './sign-in.ts';
import { useSession } from './use-session.ts';

interface SessionOverDialogProps {
  /** Called with the new session, which the session check must use from then on. */
  onSignedInAgain: (state: Extract<Awaited<ReturnType<typeof readSessionState>>, { kind: 'signed-in' }>) => void;
}

/** A dialog with a sign-in button. It hides the page after the session has ended; the page keeps its typed text. */
export const SessionOverDialog = ({ onSignedInAgain }: SessionOverDialogProps) => {
  const client = useApolloClient();
  const { name } = useSession();

  useEffect(
    () =>
      onSignedIn(() => {
        void readSessionState().then((state) => {
          if (state.kind !== 'signed-in') return;
          if (state.name !== name) return window.location.reload();
          sessionOver.set(() => false);
          onSignedInAgain(state);
          client.refetchQueries({ include: 'active' }).catch(ignoreError);
        });
      }),
    [client, name, onSignedInAgain],
  );

  return (
    <DialogFrame
      title={texts.sessionOver}
      role="alertdialog"
      width="22rem"
      hidesPage
      footer={<Button onClick={openSignIn}>{texts.signIn}</Button>}
    >
      {texts.sessionOverBody}
    </DialogFrame>
  );
};

// A failed query needs no handling here: the page shows its error.
const ignoreError = (): void => {};

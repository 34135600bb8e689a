import { Button, Flex, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { texts } from './authentication.texts.ts';
import { readSessionState, getSignInUrl, signOut } from './session-requests.ts';
import { resetSignInAttempts } from './sign-in-guard.ts';
import { broadcastSignedIn } from './session-channel.ts';
import { signedInWindowPath } from './sign-in.ts';

type Stage =
  | { kind: 'checking' }
  /** The sign-in succeeded in a separate window, which the browser may refuse to close. */
  | { kind: 'window' }
  | { kind: 'refused'; message: string; mustReauthenticate?: boolean };

const refusals: Readonly<Record<string, string>> = {
  'no-actions': texts.noActions,
  expired: texts.sessionOver,
  cookies: texts.cookies,
  repeated: texts.repeated,
  insecure: texts.insecure,
  failed: texts.signInFailed,
};

/**
 * Shows the progress of signing in, and errors. It never redirects to the sign-in by itself, so that no endless
 * redirects are possible.
 */
export const AuthenticationPage = () => {
  const [stage, setStage] = useState<Stage>({ kind: 'checking' });
  useEffect(() => void findStage().then(setStage), []);
  return (
    <Flex m="auto" align="center" direction="column" gap="4" p="6" textAlign="center">
      {stage.kind === 'checking' && <Text as="output">{texts.signingIn}</Text>}
      {stage.kind === 'window' && <Text as="output">{texts.signedInWindow}</Text>}
      {stage.kind === 'refused' && (
        <>
          <Text as="h1" textStyle="xl" maxW="30rem" textWrap="balance" role="alert">
            {stage.message}
          </Text>
          <Flex gap="2">
            <Button size="lg" asChild>
              <a href={getSignInUrl('/') + (stage.mustReauthenticate ? '&prompt=login' : '')}>{texts.signIn}</a>
            </Button>
            <Button size="lg" variant="outline" onClick={() => void signOut().catch(() => setStage(unreachable))}>
              {texts.signOut}
            </Button>
          </Flex>
        </>
      )}
    </Flex>
  );
};

const unreachable: Stage = { kind: 'refused', message: texts.unreachable };

const findStage = async (): Promise<Stage> => {
  const error = new URLSearchParams(window.location.search).get('error');
  if (error) {
    // After these errors, a further attempt without the user would fail too.
    if (error !== 'cookies' && error !== 'repeated') resetSignInAttempts();
    // With `no-actions` the provider still has a session, and would sign the same user in again without a prompt.
    return {
      kind: 'refused',
      message: refusals[error] ?? texts.signInFailed,
      mustReauthenticate: error === 'no-actions',
    };
  }
  const state = await readSessionState();
  if (state.kind === 'unreachable') return unreachable;
  if (state.kind === 'signed-out') return { kind: 'refused', message: texts.notSignedIn };
  if (window.location.pathname !== signedInWindowPath) {
    window.location.replace('/');
    return { kind: 'checking' };
  }
  broadcastSignedIn();
  window.close();
  return { kind: 'window' };
};

import { Button, Flex, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { texts } from './authentication.texts.ts';
import { readSessionState, signInAddress, signOut } from './session-requests.ts';
import { forgetSignIns } from './sign-in-guard.ts';
import { signedInWindowPath, tellSignedIn } from './sign-in.ts';

type Stage = { kind: 'asking' } | { kind: 'window' } | { kind: 'refused'; message: string; mustBeAnother?: boolean };

const refusals: Readonly<Record<string, string>> = {
  'no-actions': texts.noActions,
  expired: texts.sessionOver,
  cookies: texts.cookies,
  insecure: texts.insecure,
  failed: texts.signInFailed,
};

/** Shows the progress of signing in and its refusals. It sends nobody anywhere to sign in by itself, so it cannot loop. */
export const AuthenticationPage = () => {
  const [stage, setStage] = useState<Stage>({ kind: 'asking' });
  useEffect(() => void findStage().then(setStage), []);
  return (
    <Flex m="auto" align="center" direction="column" gap="4" p="6" textAlign="center">
      {stage.kind === 'asking' && <Text as="output">{texts.signingIn}</Text>}
      {stage.kind === 'window' && <Text as="output">{texts.signedInWindow}</Text>}
      {stage.kind === 'refused' && (
        <>
          <Text as="h1" textStyle="xl" maxW="30rem" textWrap="balance" role="alert">
            {stage.message}
          </Text>
          <Flex gap="2">
            <Button size="lg" asChild>
              <a href={signInAddress('/') + (stage.mustBeAnother ? '&prompt=login' : '')}>{texts.signIn}</a>
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
    // Who was refused for another reason has been round for that one, and may start anew.
    if (error !== 'cookies') forgetSignIns();
    // The provider still knows who was refused, and would bring the same person back without asking.
    return { kind: 'refused', message: refusals[error] ?? texts.signInFailed, mustBeAnother: error === 'no-actions' };
  }
  const state = await readSessionState();
  if (state.kind === 'unreachable') return unreachable;
  if (state.kind === 'signed-out') return { kind: 'refused', message: texts.notSignedIn };
  if (window.location.pathname !== signedInWindowPath) {
    window.location.replace('/');
    return { kind: 'asking' };
  }
  tellSignedIn();
  window.close();
  return { kind: 'window' };
};

import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { lazyPart } from '../platform/lazy-part.ts';
import { forgetSignIns } from '../session/sign-in-guard.ts';
import { authenticationPath, sendToSignIn, signedInWindowPath } from '../session/sign-in.ts';
import { PageError } from '../ui/page-state.tsx';
import { UiProvider } from '../ui/provider.tsx';
import { texts } from './app.texts.ts';
import { Frame } from './frame.tsx';
import { SignedIn } from './signed-in.tsx';
import { readStart, type Start } from './start.ts';

const AuthenticationPage = lazyPart(() => import('../session/authentication-page.tsx'), 'AuthenticationPage');

/** Finds out who is there, then shows the product, or what keeps the person from it. */
export const App = ({ client }: { client: ApolloClient }) => (
  <UiProvider>
    <ApolloProvider client={client}>
      <Suspense>
        {isOutside(window.location.pathname) ? (
          <Frame>
            <AuthenticationPage />
          </Frame>
        ) : (
          <Product client={client} />
        )}
      </Suspense>
    </ApolloProvider>
  </UiProvider>
);

const isOutside = (path: string): boolean => path === authenticationPath || path === signedInWindowPath;

const Product = ({ client }: { client: ApolloClient }) => {
  const [start, setStart] = useState<Start | null>(null);

  const begin = useCallback(() => {
    void readStart(client).then((found) => {
      leaveForSignIn(found);
      setStart(found);
    });
  }, [client]);
  useEffect(begin, [begin]);

  if (start?.kind === 'ready') return <SignedIn session={start.session} state={start.state} />;
  return (
    <Frame>
      {start?.kind === 'failed' && (
        <PageError
          error={start.error}
          title={texts.startFailed}
          onRetry={() => {
            setStart(null);
            begin();
          }}
        />
      )}
    </Frame>
  );
};

const leaveForSignIn = ({ kind }: Start): void => {
  if (kind === 'signed-out') sendToSignIn();
  else if (kind === 'no-actions') window.location.replace(`${authenticationPath}?error=no-actions`);
  else if (kind === 'empty') window.location.replace(`${authenticationPath}?error=expired`);
  else if (kind === 'ready') forgetSignIns();
};

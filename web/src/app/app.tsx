import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { lazyPart } from '../platform/loading/lazy-part.tsx';
import { possibleRightsChanges } from '../platform/request/possible-rights-changes.ts';
import { useStore } from '../platform/store.ts';
import { resetSignInAttempts } from '../session/sign-in-guard.ts';
import { authenticationPath, redirectToSignIn, signedInWindowPath } from '../session/sign-in.ts';
import { OptionalBoundary } from '../ui/optional-boundary.tsx';
import { PageError } from '../ui/page-state.tsx';
import { UiProvider } from '../ui/provider.tsx';
import { texts } from './app.texts.ts';
import { Frame } from './frame.tsx';
import { SignedIn } from './signed-in.tsx';
import { loadStart, type Start } from './start.ts';
import { toRightsKey } from './rights-key.ts';

const RightsWatch = lazyPart(() => import('./rights-watch.ts'), 'RightsWatch');
const AuthenticationPage = lazyPart(() => import('../session/authentication-page.tsx'), 'AuthenticationPage');

/** Loads the session, then shows the product, the sign-in or an error. */
export const App = ({ client }: { client: ApolloClient }) => (
  <UiProvider>
    <ApolloProvider client={client}>
      {isSignInPath(window.location.pathname) ? (
        <Frame>
          <AuthenticationPage />
        </Frame>
      ) : (
        <Product client={client} />
      )}
    </ApolloProvider>
  </UiProvider>
);

const isSignInPath = (path: string): boolean => path === authenticationPath || path === signedInWindowPath;

const Product = ({ client }: { client: ApolloClient }) => {
  const [start, setStart] = useState<Start | null>(null);

  const load = useCallback(() => {
    void loadStart(client).then((result) => {
      handleStart(result);
      setStart(result);
    });
  }, [client]);
  useEffect(load, [load]);
  const hasPossibleChange = useStore(possibleRightsChanges) > 0;

  if (start?.kind === 'ready')
    return (
      <>
        <SignedIn key={toRightsKey(start.session)} session={start.session} state={start.state} />
        {hasPossibleChange && (
          <OptionalBoundary>
            <RightsWatch
              client={client}
              session={start.session}
              onChanged={(changed) => {
                handleStart(changed);
                setStart(changed);
              }}
            />
          </OptionalBoundary>
        )}
      </>
    );
  return (
    <Frame>
      {start?.kind === 'failed' && (
        <PageError
          error={start.error}
          title={texts.startFailed}
          onRetry={() => {
            setStart(null);
            load();
          }}
        />
      )}
    </Frame>
  );
};

const handleStart = ({ kind }: Start): void => {
  if (kind === 'signed-out') redirectToSignIn();
  else if (kind === 'no-actions') window.location.replace(`${authenticationPath}?error=no-actions`);
  else if (kind === 'empty') window.location.replace(`${authenticationPath}?error=expired`);
  else if (kind === 'ready') resetSignInAttempts();
};

import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { connection } from '../../platform/connection.ts';
import { useStore } from '../../platform/store.ts';
import { OfflineStrip } from './offline-strip.tsx';

/**
 * Stands over the content while the server does not answer. Once it does again, by whomever it was asked, all is read anew.
 * Its code is not fetched when it is wanted: then nothing can be.
 */
export const ConnectionStrip = () => {
  const { up, lastAnswer } = useStore(connection);
  useRefetchOnReturn(up);
  return up ? null : <OfflineStrip lastAnswer={lastAnswer} />;
};

const useRefetchOnReturn = (up: boolean): void => {
  const client = useApolloClient();
  const wasUp = useRef(up);
  useEffect(() => {
    if (up && !wasUp.current) client.refetchQueries({ include: 'active' }).catch(shownByPage);
    wasUp.current = up;
  }, [client, up]);
};

// A page shows in its own place that its data did not come.
const shownByPage = (): void => {};

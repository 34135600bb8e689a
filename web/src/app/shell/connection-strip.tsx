import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { connection } from '../../platform/request/connection.ts';
import { useStore } from '../../platform/store.ts';
import { OfflineStrip } from './offline-strip.tsx';

/**
 * Shown above the content while the server does not respond. After the next response, all active queries are refetched.
 * Not lazy, because its code could not be loaded while offline.
 */
export const ConnectionStrip = () => {
  const { up, lastResponse } = useStore(connection);
  useRefetchOnReturn(up);
  return up ? null : <OfflineStrip lastResponse={lastResponse} />;
};

const useRefetchOnReturn = (up: boolean): void => {
  const client = useApolloClient();
  const wasUp = useRef(up);
  useEffect(() => {
    if (up && !wasUp.current) client.refetchQueries({ include: 'active' }).catch(ignoreError);
    wasUp.current = up;
  }, [client, up]);
};

// The page shows the error instead of its content.
const ignoreError = (): void => {};

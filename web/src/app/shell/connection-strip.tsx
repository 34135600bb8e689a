import { useApolloClient } from '@apollo/client/react';
import { Box, Flex } from '@chakra-ui/react';
import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { clockTime } from '../../platform/format.ts';
import { connection, type Connection } from '../../platform/request/connection.ts';
import { useStore } from '../../platform/store.ts';
import { texts } from '../app.texts.ts';
import { startRecovery } from './recovery.ts';

/**
 * The one indicator of an outage, above the content: what fails, of when the shown data are, and whether the chosen page
 * waits. Not lazy, because its code could not be loaded while offline.
 */
export const ConnectionStrip = () => {
  const { state, lastResponse } = useStore(connection);
  const hasFailedAttempt = useRecovery(state === 'connected');
  // A single failed request shows no strip, because the page would move.
  if (state === 'connected' || (state === 'failing' && !hasFailedAttempt)) return null;
  return <OutageStrip state={state} lastResponse={lastResponse} />;
};

/** Runs the recovery during an outage. True: an attempt has failed. */
const useRecovery = (isConnected: boolean): boolean => {
  const client = useApolloClient();
  const [hasFailedAttempt, setHasFailedAttempt] = useState(false);
  useEffect(() => {
    if (isConnected) return;
    const stop = startRecovery(client, () => setHasFailedAttempt(true));
    return () => {
      stop();
      setHasFailedAttempt(false);
    };
  }, [client, isConnected]);
  return hasFailedAttempt;
};

interface OutageStripProps {
  state: Exclude<Connection['state'], 'connected'>;
  lastResponse: Date | null;
}

const OutageStrip = ({ state, lastResponse }: OutageStripProps) => (
  <Flex
    as="output"
    gap="2"
    px="4"
    py="2"
    flex="none"
    bg="bg.warning"
    borderBottomWidth="1px"
    borderColor="orange.border"
    textStyle="sm"
    css={{ '& svg': { color: 'fg.warning', flex: 'none', mt: 'px' } }}
  >
    <WifiOff />
    <Box>
      <b>{texts.outage[state]}</b> {lastResponse && <Since moment={lastResponse} />} {texts.outageRetry}
      <WaitingPage />
    </Box>
  </Flex>
);

/** Hidden if the page itself failed to load, because no content of that time is shown. */
const Since = ({ moment }: { moment: Date }) => (
  <Box as="span" css={{ 'main:has([data-tone=error]) &': { display: 'none' } }}>
    {texts.outageSince(clockTime(moment))}
  </Box>
);

/** The code of the page that a link leads to cannot be loaded now. */
const WaitingPage = () =>
  useNavigation().state !== 'idle' && (
    <Box as="span" display="block" fontWeight="medium">
      {texts.pageWaits}
    </Box>
  );

import { useApolloClient } from '@apollo/client/react';
import { Box, Flex } from '@chakra-ui/react';
import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { formatClockTime } from '../../platform/format.ts';
import type { Connection } from '../../platform/request/connection.ts';
import { texts } from './outage.texts.ts';
import { startRecovery } from './recovery.ts';

interface OutageProps {
  state: Exclude<Connection['state'], 'connected'>;
  lastResponse: Date | null;
}

/**
 * Runs the recovery, and shows what fails, the time of the shown data, and whether the chosen page waits for its code.
 */
export const Outage = (props: OutageProps) => {
  const hasFailedAttempt = useRecovery();
  // A single failed request shows no strip, because the strip would move the page.
  return props.state === 'failing' && !hasFailedAttempt ? null : <OutageStrip {...props} />;
};

/** Runs the recovery. Returns true if an attempt has failed. */
const useRecovery = (): boolean => {
  const client = useApolloClient();
  const [hasFailedAttempt, setHasFailedAttempt] = useState(false);
  useEffect(() => startRecovery(client, () => setHasFailedAttempt(true)), [client]);
  return hasFailedAttempt;
};

const OutageStrip = ({ state, lastResponse }: OutageProps) => (
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
      <b>{texts.titles[state]}</b> {lastResponse && <Since moment={lastResponse} />} {texts.retry}
      <WaitingPage />
    </Box>
  </Flex>
);

/** The time of the shown data. Hidden if the page itself failed to load and therefore shows no data. */
const Since = ({ moment }: { moment: Date }) => (
  <Box as="span" css={{ 'main:has([data-tone=error]) &': { display: 'none' } }}>
    {texts.since(formatClockTime(moment))}
  </Box>
);

/** Shown while the page to which a link leads is being loaded. */
const WaitingPage = () =>
  useNavigation().state !== 'idle' && (
    <Box as="span" display="block" fontWeight="medium">
      {texts.pageWaits}
    </Box>
  );

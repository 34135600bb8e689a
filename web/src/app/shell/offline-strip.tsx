import { Box, Flex } from '@chakra-ui/react';
import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { clockTime } from '../../platform/format.ts';
import { gatewayFetch } from '../../platform/request/gateway-fetch.ts';
import { texts } from '../app.texts.ts';

/** Shows since when the server does not respond, and retries at growing intervals. */
export const OfflineStrip = ({ lastResponse }: { lastResponse: Date | null }) => {
  const seconds = useRetry();
  return (
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
        <b>{texts.offlineTitle}</b> {lastResponse && <Since moment={lastResponse} />}{' '}
        <span aria-hidden="true">{texts.offlineRetry(seconds)}</span>
      </Box>
    </Flex>
  );
};

/** Hidden if the page itself failed to load, because no content of that time is shown. */
const Since = ({ moment }: { moment: Date }) => (
  <Box as="span" css={{ 'main:has([data-tone=error]) &': { display: 'none' } }}>
    {texts.offlineSince(clockTime(moment))}
  </Box>
);

const minWait = 2;
const maxWait = 30;

const useRetry = (): number => {
  const [wait, setWait] = useState(minWait);
  const [secondsLeft, setSecondsLeft] = useState(minWait);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (secondsLeft > 1) return setSecondsLeft(secondsLeft - 1);
      const next = Math.min(wait * 2, maxWait);
      // A response removes the strip.
      gatewayFetch('/healthz', { silent: true }).catch(() => {
        setWait(next);
        setSecondsLeft(next);
      });
    }, 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft, wait]);

  useEffect(() => {
    const retryNow = (): void => setSecondsLeft(1);
    window.addEventListener('online', retryNow);
    return () => window.removeEventListener('online', retryNow);
  }, []);

  return secondsLeft;
};

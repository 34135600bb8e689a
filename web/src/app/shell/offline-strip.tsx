import { Box, Flex } from '@chakra-ui/react';
import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { clockTime } from '../../platform/format.ts';
import { gatewayFetch } from '../../platform/gateway-fetch.ts';
import { texts } from '../app.texts.ts';

/** Says since when the server does not answer, and looks for it at growing intervals. */
export const OfflineStrip = ({ lastAnswer }: { lastAnswer: Date | null }) => {
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
        <b>{texts.offlineTitle}</b> {lastAnswer && <Since moment={lastAnswer} />}{' '}
        <span aria-hidden="true">{texts.offlineRetry(seconds)}</span>
      </Box>
    </Flex>
  );
};

/** Where the page could not be read nothing is shown that would be of that moment. */
const Since = ({ moment }: { moment: Date }) => (
  <Box as="span" css={{ 'main:has([data-tone=error]) &': { display: 'none' } }}>
    {texts.offlineSince(clockTime(moment))}
  </Box>
);

const firstWait = 2;
const longestWait = 30;

const useRetry = (): number => {
  const [wait, setWait] = useState(firstWait);
  const [left, setLeft] = useState(firstWait);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (left > 1) return setLeft(left - 1);
      const next = Math.min(wait * 2, longestWait);
      // Its answer takes the strip away.
      gatewayFetch('/healthz', { silent: true }).catch(() => {
        setWait(next);
        setLeft(next);
      });
    }, 1000);
    return () => clearTimeout(timer);
  }, [left, wait]);

  useEffect(() => {
    const now = (): void => setLeft(1);
    window.addEventListener('online', now);
    return () => window.removeEventListener('online', now);
  }, []);

  return left;
};

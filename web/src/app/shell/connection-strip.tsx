import { useApolloClient } from '@apollo/client/react';
import { Box, Flex } from '@chakra-ui/react';
import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { connection } from '../../ui/connection.ts';
import { gatewayFetch } from '../../ui/gateway-fetch.ts';
import { useStore } from '../../ui/store.ts';
import { texts } from '../app.texts.ts';
import { clockTime } from './clock-time.ts';

/** Stands over the content while the server does not answer, and looks for it at growing intervals. */
export const ConnectionStrip = () => {
  const { up, lastAnswer } = useStore(connection);
  return up ? null : <Strip lastAnswer={lastAnswer} />;
};

const Strip = ({ lastAnswer }: { lastAnswer: Date | null }) => {
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
        <b>{texts.offlineTitle}</b> {lastAnswer && texts.offlineSince(clockTime(lastAnswer))}{' '}
        <span aria-hidden="true">{texts.offlineRetry(seconds)}</span>
      </Box>
    </Flex>
  );
};

const firstWait = 2;
const longestWait = 30;

const useRetry = (): number => {
  const client = useApolloClient();
  const [wait, setWait] = useState(firstWait);
  const [left, setLeft] = useState(firstWait);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (left > 1) return setLeft(left - 1);
      void serverAnswers().then((answers) => {
        if (answers) return client.refetchQueries({ include: 'active' }).catch(shownByPage);
        const next = Math.min(wait * 2, longestWait);
        setWait(next);
        setLeft(next);
        return undefined;
      });
    }, 1000);
    return () => clearTimeout(timer);
  }, [client, left, wait]);

  useEffect(() => {
    const now = (): void => setLeft(1);
    window.addEventListener('online', now);
    return () => window.removeEventListener('online', now);
  }, []);

  return left;
};

// A page shows in its own place that its data did not come.
const shownByPage = (): void => {};

const serverAnswers = (): Promise<boolean> =>
  gatewayFetch('/healthz', { silent: true }).then(
    () => true,
    () => false,
  );

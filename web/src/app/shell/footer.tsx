import { Box, Flex } from '@chakra-ui/react';
import { connection, isSignInAvailable } from '../../platform/request/connection.ts';
import { formatClockTime } from '../../platform/format.ts';
import { useStore } from '../../platform/store.ts';
import { texts } from '../app.texts.ts';

export const Footer = () => (
  <Flex
    as="footer"
    hideBelow="md"
    gridColumn={{ lg: '2' }}
    align="center"
    justify="space-between"
    gap="4"
    px="4"
    textStyle="xs"
    color="fg.muted"
    css={{ '@media print': { display: 'none' } }}
  >
    <Year />
    <ConnectionState />
  </Flex>
);

const year = new Date().getFullYear();

export const Year = () => <span>© {year}</span>;

const ConnectionState = () => {
  const { state, lastResponse } = useStore(connection);
  const canSignIn = useStore(isSignInAvailable);
  const isFine = state === 'connected' && canSignIn;
  const stateText = state === 'connected' && !canSignIn ? texts.signInUnavailable : texts.connection[state];
  const parts = [stateText, lastResponse && texts.updated(formatClockTime(lastResponse))];
  return (
    <Flex align="center" gap="1.5" fontVariantNumeric="tabular-nums">
      <Box boxSize="2" borderRadius="full" bg={isFine ? 'status.closed.mark' : 'orange.solid'} aria-hidden="true" />
      {parts.filter(Boolean).join(' · ')}
    </Flex>
  );
};

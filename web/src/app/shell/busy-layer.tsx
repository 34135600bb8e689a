import { Box, Flex } from '@chakra-ui/react';
import { connection } from '../../platform/request/connection.ts';
import { useStore } from '../../platform/store.ts';
import { texts } from '../../platform/platform.texts.ts';
import { useBusyPhase } from './busy-phase.ts';

/** Shows a line while requests are pending, later also a pill with a text. The pill does not block the pointer. */
export const BusyLayer = () => {
  const phase = useBusyPhase();
  // During an outage, the pill would cover the connection strip.
  const { state } = useStore(connection);
  return (
    <>
      {phase !== 'none' && <BusyLine />}
      <Box
        as="output"
        position="absolute"
        top="3.5"
        insetX="0"
        zIndex="banner"
        pointerEvents="none"
        display="flex"
        justifyContent="center"
      >
        {phase === 'pill' && state === 'connected' && (
          <Flex
            align="center"
            gap="2.5"
            px="4"
            py="2"
            bg="bg.panel"
            borderRadius="lg"
            boxShadow="float"
            textStyle="sm"
            fontWeight="medium"
          >
            <Spinner />
            {texts.wait}
          </Flex>
        )}
      </Box>
    </>
  );
};

export const BusyLine = () => (
  <Box
    position="absolute"
    insetX="0"
    top="0"
    h="3px"
    bg="struma.muted"
    overflow="hidden"
    zIndex="banner"
    aria-hidden="true"
  >
    <Box w="34%" h="full" bg="struma.solid" animation="travel 1.2s linear infinite" />
  </Box>
);

const Spinner = () => (
  <Box
    boxSize="4"
    borderWidth="2px"
    borderColor="struma.muted"
    borderTopColor="struma.solid"
    borderRadius="full"
    animation="spin 0.8s linear infinite"
  />
);

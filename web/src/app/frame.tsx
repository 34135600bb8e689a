import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { BusyLine } from './shell/busy-layer.tsx';
import { Brand } from './shell/brand.tsx';

/** The frame until the first page is shown: the brand, and a work area for progress and errors. */
export const Frame = ({ children }: { children?: ReactNode }) => (
  <Flex direction="column" h="100dvh" bg="bg">
    <Flex h={{ base: 'topbarTouch', md: 'topbar' }} align="center" px="4" flex="none">
      <Brand />
    </Flex>
    <Flex
      as="main"
      position="relative"
      direction="column"
      flex="1"
      minH="0"
      overflow="auto"
      bg="bg.panel"
      borderTopWidth="1px"
      ms={{ lg: '{sizes.rail}' }}
      borderInlineStartWidth={{ lg: '1px' }}
      borderStartStartRadius={{ lg: 'xl' }}
    >
      {children ?? <BusyLine />}
    </Flex>
    <Box h={{ base: 0, md: 'footer' }} flex="none" />
  </Flex>
);

import { Box, Flex } from '@chakra-ui/react';
import { SkeletonBar } from '../page-state.tsx';
import { recordStyle } from './record-style.ts';

/** Shown while a record loads, in the layout of its page. */
export const RecordSkeleton = ({ label, hasAside }: { label: string; hasAside: boolean }) => (
  <Flex direction="column" css={recordStyle} as="output" aria-label={label}>
    <Box px="6" py="3" borderBottomWidth="1px" aria-hidden="true">
      <SkeletonBar width="20rem" />
      <Box mt="3">
        <SkeletonBar width="28rem" />
      </Box>
    </Box>
    <div className="columns" aria-hidden="true">
      <Flex className="main" direction="column" justify="flex-end" gap="3" p="6">
        {[60, 84, 48].map((width) => (
          <Box key={width} borderWidth="1px" borderRadius="lg" p="4">
            <SkeletonBar width={`${width}%`} />
          </Box>
        ))}
      </Flex>
      {hasAside && (
        <Flex className="aside" direction="column" gap="4" p="4">
          {[40, 70, 60, 50, 64].map((width) => (
            <SkeletonBar key={width} width={`${width}%`} />
          ))}
        </Flex>
      )}
    </div>
  </Flex>
);

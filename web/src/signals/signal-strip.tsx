import { Box, Button, chakra, Flex, Grid, Kbd, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { silentContext } from '../platform/request/busy.ts';
import { emptyMark, formatDateTime } from '../platform/format.ts';
import { useSignalStripQuery } from './signals.generated.ts';
import type { SignalRowFragment } from './signals.generated.ts';
import { useCurrentList } from './email/use-current-list.ts';
import { texts } from './signals.texts.ts';

/** A summary of the selected signal below the list: title, first lines, facts. The height is fixed. */
export const SignalStrip = ({ signal }: { signal: SignalRowFragment }) => {
  const { pathOf } = useCurrentList();
  const { data } = useSignalStripQuery({ variables: { id: signal.id }, context: { ...silentContext } });
  return (
    <Grid
      _print={{ display: 'none' }}
      templateColumns="minmax(0, 1.5fr) minmax(16rem, 0.9fr)"
      h="6.5rem"
      bg="bg.subtle"
      borderTopWidth="1px"
    >
      <Box px="4" py="2.5" minW="0">
        <Flex align="center" gap="2" textStyle="sm" fontWeight="semibold">
          <Text as="span" fontVariantNumeric="tabular-nums">
            {signal.id}
          </Text>
          <Text as="span" truncate flex="1">
            {signal.title}
          </Text>
          <Button asChild variant="outline" size="xs">
            <Link to={pathOf(signal.id)}>
              {texts.openSelected} <Kbd>Enter</Kbd>
            </Link>
          </Button>
        </Flex>
        <Text textStyle="sm" color="fg.muted" mt="1" lineClamp="3" whiteSpace="pre-line">
          {data?.signal?.message.text}
        </Text>
      </Box>
      <Facts>
        <dt>{texts.client}</dt>
        <dd>{signal.submitter?.name ?? emptyMark}</dd>
        <dt>{texts.createdAt}</dt>
        <dd>{formatDateTime(signal.createdAt)}</dd>
        <dt>{texts.lastResponse}</dt>
        <dd>{signal.lastResponseAt ? formatDateTime(signal.lastResponseAt) : emptyMark}</dd>
        <dt>{texts.workCardNo}</dt>
        <dd>{signal.workCardNo ?? emptyMark}</dd>
      </Facts>
    </Grid>
  );
};

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignContent: 'start',
    gap: '0.5',
    columnGap: '3',
    px: '4',
    py: '2.5',
    borderInlineStartWidth: '1px',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& dt': { color: 'fg.muted' },
    '& dd': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
});

import { Box, Button, chakra, Flex, Grid, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { elapsedText, formatNumber } from '../platform/format.ts';
import { texts as uiTexts } from '../platform/platform.texts.ts';
import { useNow } from '../platform/use-now.ts';
import { Glyph, type GlyphName } from '../ui/glyphs/glyph.tsx';
import { SkeletonBar } from '../ui/page-state.tsx';
import type { QueueName } from '../session/screen.ts';
import { texts } from './dashboard.texts.ts';
import type { Figure } from './queues.ts';
import type { SignalsNow } from './use-signals-now.ts';

const glyphs: Readonly<Record<QueueName, GlyphName>> = {
  waiting: 'reply',
  overdue: 'reply',
  free: 'signal',
  fresh: 'signal',
  mine: 'signal',
  breakdowns: 'breakdown',
};

const waits: readonly QueueName[] = ['waiting', 'overdue'];

/** The number of signals in each queue, with the oldest one. Each leads to the list's view of the same name. */
export const SignalQueues = ({ listPath, figures, error, refetch }: SignalsNow) => (
  <Box as="section" mb="7">
    <Flex align="center" gap="2" minH="7">
      <Text as="h2" textStyle="lg">
        {texts.now}
      </Text>
      {Boolean(error) && (
        <>
          <Text role="alert" textStyle="sm" color="fg.error">
            {texts.nowFailed}
          </Text>
          <Button size="xs" variant="ghost" onClick={refetch}>
            {uiTexts.retry}
          </Button>
        </>
      )}
    </Flex>
    <Grid
      mt="3"
      // The height before the queues are known.
      minH="6.75rem"
      templateColumns={{ base: '1fr 1fr', md: `repeat(${figures.length}, 1fr)` }}
      borderWidth="1px"
      borderRadius="lg"
      overflow="hidden"
    >
      {figures.map((figure) => (
        <FigureLink key={figure.name} to={{ pathname: listPath, search: figure.search }}>
          <Flex as="span" align="center" gap="2.5" minH="10" textStyle="figure">
            <Glyph name={glyphs[figure.name]} />
            {figure.count === undefined ? <SkeletonBar width="3rem" /> : formatNumber(figure.count)}
          </Flex>
          <Box as="span" display="block" fontWeight="medium">
            {figure.label}
          </Box>
          <Oldest figure={figure} />
        </FigureLink>
      ))}
    </Grid>
  </Box>
);

/** Always one line high, so that nothing moves when the numbers arrive. */
const Oldest = ({ figure: { name, count, since } }: { figure: Figure }) => {
  const now = useNow();
  const time = since && elapsedText(since, now);
  return (
    <Box as="span" display="block" textStyle="xs" color="fg.muted" minH="4" fontVariantNumeric="tabular-nums">
      {count === 0 && texts.noneQueued}
      {time && (waits.includes(name) ? texts.longestWait(time) : texts.oldest(time))}
    </Box>
  );
};

const FigureLink = chakra(Link, {
  base: {
    display: 'block',
    px: '5',
    pt: '3.5',
    pb: '4',
    mt: '-1px',
    ms: '-1px',
    borderTopWidth: '1px',
    borderInlineStartWidth: '1px',
    color: 'fg',
    '&:last-child:nth-child(odd)': { gridColumn: { base: '1 / -1', md: 'auto' } },
    _hover: { bg: 'bg.subtle', textDecoration: 'none' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

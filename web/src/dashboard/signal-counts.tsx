import { Box, Button, chakra, Flex, Grid, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { usePermittedScreens } from '../session/permitted-screens.ts';
import { silently } from '../platform/request/busy.ts';
import { toMomentRange, getSofiaToday } from '../ui/fields/sofia-time.ts';
import { formatNumber } from '../platform/format.ts';
import { Glyph, type GlyphName } from '../ui/glyphs/glyph.tsx';
import { SkeletonBar } from '../ui/page-state.tsx';
import { texts as uiTexts } from '../platform/platform.texts.ts';
import { type SignalsNowQuery, useSignalsNowQuery } from './dashboard.generated.ts';
import { texts } from './dashboard.texts.ts';

const signalList = '/signals_oper/list';

/**
 * Counts of signals that wait for a reply, arrived today or are breakdowns; each count links to the list of these
 * signals. Shown only to users who can open the signal list.
 */
export const SignalCounts = () => {
  const canOpenSignals = usePermittedScreens().some(({ path }) => path === signalList);
  return canOpenSignals ? <Strip /> : null;
};

const Strip = () => {
  const [midnight] = useState(() => `${getSofiaToday(new Date())}T00:00`);
  const { data, error, refetch } = useSignalsNowQuery({
    variables: {
      waiting: { needsReply: true },
      today: { created: toMomentRange(midnight, undefined) },
      breakdowns: { statuses: ['BREAKDOWN'] },
    },
    fetchPolicy: 'cache-and-network',
    context: silently,
  });
  const figures = [
    { name: 'waiting', glyph: 'reply', search: 'needsReply=true' },
    { name: 'today', glyph: 'signal', search: `createdFrom=${encodeURIComponent(midnight)}` },
    { name: 'breakdowns', glyph: 'breakdown', search: 'status=BREAKDOWN' },
  ] as const satisfies readonly { name: keyof SignalsNowQuery; glyph: GlyphName; search: string }[];
  return (
    <Box as="section" mb="7">
      <Flex align="center" gap="2" minH="7">
        <Text as="h2" textStyle="lg">
          {texts.now}
        </Text>
        {error && (
          <>
            <Text role="alert" textStyle="sm" color="fg.error">
              {texts.nowFailed}
            </Text>
            <Button size="xs" variant="ghost" onClick={() => void refetch()}>
              {uiTexts.retry}
            </Button>
          </>
        )}
      </Flex>
      <Grid
        mt="3"
        templateColumns={{ base: '1fr 1fr', md: 'repeat(3, 1fr)' }}
        borderWidth="1px"
        borderRadius="lg"
        overflow="hidden"
      >
        {figures.map(({ name, glyph, search }) => (
          <Figure key={name} to={{ pathname: signalList, search }}>
            <Flex as="span" align="center" gap="2.5" minH="10" textStyle="figure">
              <Glyph name={glyph} />
              {data ? formatNumber(data[name].totalCount) : <SkeletonBar width="3rem" />}
            </Flex>
            <Box as="span" fontWeight="medium">
              {texts.figures[name]}
            </Box>
          </Figure>
        ))}
      </Grid>
    </Box>
  );
};

const Figure = chakra(Link, {
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
    _last: { gridColumn: { base: '1 / -1', md: 'auto' } },
    _hover: { bg: 'bg.subtle', textDecoration: 'none' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

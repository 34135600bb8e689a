import { Box, Button, chakra, Flex, Grid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatClockTime } from '../platform/format.ts';
import { texts as uiTexts } from '../platform/platform.texts.ts';
import { Glyph, type GlyphName } from '../ui/glyphs/glyph.tsx';
import { SkeletonBar } from '../ui/page-state.tsx';
import { texts } from './dashboard.texts.ts';

export interface ShownFigure {
  name: string;
  label: string;
  glyph: GlyphName;
  /** The link of the figure: the list with the counted records. */
  to: { pathname: string; search: string };
  /** Undefined while the value loads. */
  value: string | undefined;
  /** One line below the label. */
  note?: ReactNode;
}

interface FigureStripProps {
  heading: string;
  figures: readonly ShownFigure[];
  /** When the figures were read; undefined before the first read is finished. */
  readAt: Date | undefined;
  error: unknown;
  refetch: () => void;
}

/** Figures side by side, each a link to its list. */
export const FigureStrip = ({ heading, figures, readAt, error, refetch }: FigureStripProps) => (
  <Box as="section" mb="7">
    <Flex align="center" gap="2" minH="7">
      <Text as="h2" textStyle="lg">
        {heading}
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
      // The height before the figures are known.
      minH="7.75rem"
      templateColumns={{ base: '1fr 1fr', md: `repeat(${figures.length}, 1fr)` }}
      borderWidth="1px"
      borderRadius="lg"
      overflow="hidden"
    >
      {figures.map(({ name, label, glyph, to, value, note }) => (
        <FigureLink key={name} to={to}>
          <Flex as="span" align="center" gap="2.5" minH="10" textStyle="figure">
            <Glyph name={glyph} />
            {value ?? <SkeletonBar width="3rem" />}
          </Flex>
          <Box as="span" display="block" fontWeight="medium">
            {label}
          </Box>
          {/* Always one line high, so that nothing moves when the figures arrive. */}
          <Box as="span" display="block" textStyle="xs" color="fg.muted" minH="4" fontVariantNumeric="tabular-nums">
            {note}
          </Box>
          <Box as="span" display="block" textStyle="xs" color="fg.muted" minH="4" fontVariantNumeric="tabular-nums">
            {readAt && texts.readAt(formatClockTime(readAt).slice(0, 5))}
          </Box>
        </FigureLink>
      ))}
    </Grid>
  </Box>
);

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

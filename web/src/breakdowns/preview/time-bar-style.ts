import { chakra } from '@chakra-ui/react';
import { onPhone } from '../../platform/width.ts';

/** The distance of the time axis from both sides, which leaves room for half a label. */
const inset = { base: '4', lg: '14' };

/** A phone has no space for names beside the bars: each name is above its bar. A thin line shows the whole axis. */
const phoneStyle = {
  '& .ticks': { display: 'none' },
  '& .line': { display: 'flex', flexDirection: 'column-reverse', alignItems: 'flex-start', h: 'auto', pb: '2.5' },
  '& .line:has(.period)': {
    bgImage: 'linear-gradient({colors.border}, {colors.border})',
    bgRepeat: 'no-repeat',
    bgSize: '100% 2px',
    bgPos: 'left 0 bottom 0.8125rem',
  },
  '& .start, & .name, & .finish': {
    position: 'relative',
    inset: 'auto!',
    zIndex: '1',
    whiteSpace: 'normal',
    px: '0',
    pe: '1',
    bg: 'bg.subtle',
  },
  '& .start[data-late], & .finish[data-late]': { transform: 'none' },
  '& .period': { position: 'relative', h: '2' },
  '& .name': { pb: '1' },
};

/** The figure of a time axis with lines below each other. */
export const Bar = chakra('figure', {
  base: {
    position: 'relative',
    px: inset,
    pt: '8',
    pb: '3',
    bg: 'bg.subtle',
    textStyle: 'xs',
    fontVariantNumeric: 'tabular-nums',
    '& .line': { position: 'relative', h: '1.375rem' },
    '& .start, & .name, & .finish': { position: 'absolute', whiteSpace: 'nowrap', px: '1.5', lineHeight: '1.125rem' },
    '& .start, & .finish': { px: '0', fontWeight: 'medium', '&[data-late]': { transform: 'translateX(-100%)' } },
    '& i': { display: 'inline-block', boxSize: '2.5', borderRadius: 'full', bg: 'status.breakdown.mark' },
    '& .finish i': { bg: 'status.removed.mark' },
    '& .period': { position: 'absolute', h: '1.125rem', borderWidth: '1px', borderRadius: 'sm' },
    '& .water': { bg: 'bg.info', borderColor: 'fg.info' },
    '& .repair': { bg: 'bg.warning', borderColor: 'fg.warning' },
    '& .overrun': { bg: 'bg.error', borderColor: 'fg.error', borderStyle: 'dashed' },
    // The layers of the ticks and of the present time are as wide as the lines.
    '& .ticks, & .present': {
      position: 'absolute',
      insetInline: inset,
      top: '1.5',
      bottom: '3',
      pointerEvents: 'none',
    },
    '& .ticks span': {
      position: 'absolute',
      insetBlock: '0',
      w: '0',
      display: 'flex',
      justifyContent: 'center',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
      // The line begins below the label.
      _before: { content: '""', position: 'absolute', top: '5', bottom: '0', borderInlineStartWidth: '1px' },
    },
    '& .present span': {
      position: 'absolute',
      insetBlock: '0',
      w: '0',
      display: 'flex',
      justifyContent: 'center',
      alignItems: 'flex-start',
      borderInlineStartWidth: '1px',
      borderStyle: 'dashed',
      borderColor: 'fg',
    },
    '& .present b': {
      flex: 'none',
      px: '1.5',
      borderRadius: 'sm',
      bg: 'fg',
      color: 'bg.panel',
      fontWeight: 'semibold',
      whiteSpace: 'nowrap',
      '&[data-late]': { transform: 'translateX(-40%)' },
    },
    [onPhone]: phoneStyle,
  },
});

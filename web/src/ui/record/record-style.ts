import { onNarrow, onPhone, onSlim } from '../../platform/width.ts';

const low = '(max-height: 599px), (max-width: 1199px) and (max-height: 699px)';

/** Media query of pages whose height has no room for a whole editor below a conversation. */
export const onLow = `@media ${low}`;
export const onPhoneOrLow = `${onPhone}, ${low}`;

/**
 * A header above columns, each of which scrolls independently. A narrow page shows only the column in `data-tab`; on a
 * low page the whole page scrolls.
 */
export const recordStyle = {
  h: 'full',
  minH: '0',
  flex: '1',
  '& .columns': {
    flex: '1',
    minH: '0',
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr) {sizes.aside}',
    [onSlim]: { gridTemplateColumns: 'minmax(0, 1fr) {sizes.asideSlim}' },
    [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& .columns:not(:has(.aside))': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& .main': { display: 'flex', flexDirection: 'column', minH: '0', minW: '0' },
  // Positioned, so that hidden texts inside do not make the page scroll.
  '& .sections, & .aside': { position: 'relative' },
  '& .sections': {
    minH: '0',
    overflowY: 'auto',
    '& > .section': { px: { base: '4', lg: '6' } },
    '& > .section > *': { maxW: '48rem' },
    '& > .section:has(table) > *': { maxW: '72rem' },
  },
  '& .aside': {
    minH: '0',
    overflowY: 'auto',
    bg: 'bg.subtle',
    borderInlineStartWidth: '1px',
    [onNarrow]: { borderInlineStartWidth: '0' },
  },
  '& .section': { px: '4', py: '3.5', borderBottomWidth: '1px', borderColor: 'border.muted' },
  '& .section > h3': { display: 'flex', alignItems: 'center', gap: '2', minH: '6', mb: '2', fontWeight: 'semibold' },
  [onNarrow]: {
    '&[data-tab=main] .aside': { display: 'none' },
    '&[data-tab=aside] .main': { display: 'none' },
    '& .section[data-other-tab]': { display: 'none' },
  },
  [onLow]: {
    h: 'auto',
    flex: '1 0 auto',
    '& .columns': { flex: '1 0 auto', gridTemplateRows: 'minmax(min-content, 1fr)' },
    '& .aside': { lg: { contain: 'size' } },
  },
  // The printed page has the facts, then the main column, without controls.
  '@media print': {
    display: 'block!',
    h: 'auto!',
    '& .columns': { display: 'flex!', flexDirection: 'column' },
    '& .main, & .aside': { display: 'block!', overflow: 'visible!', contain: 'none!', bg: 'none', border: '0' },
    '& .aside': { order: '-1' },
    '& .section[data-other-tab]:not([data-screen-only])': { display: 'block!' },
    '& button:not(.thumbnail), & form, & input, & nav, & output, & [data-screen-only]': { display: 'none!' },
  },
} as const;

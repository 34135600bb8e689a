/** Style of small tables with a visible caption. */
export const tableStyle = {
  textStyle: 'sm',
  fontVariantNumeric: 'tabular-nums',
  '& table': { w: 'full' },
  '& caption': { textAlign: 'start', fontWeight: 'semibold', pb: '1', captionSide: 'top' },
  '& caption span': { fontWeight: 'normal', color: 'fg.muted' },
  '& th, & td': { px: '2', py: '1', textAlign: 'start', borderBottomWidth: '1px' },
  '& th': { color: 'fg.muted', bg: 'bg.subtle', fontWeight: 'medium' },
} as const;

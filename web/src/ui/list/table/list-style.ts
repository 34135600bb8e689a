const sticky = { position: 'sticky', bg: 'inherit' } as const;

/** A shadow at the edge of the sticky last column. It shows that the other columns continue behind this column. */
const edgeShadow = {
  content: '""',
  position: 'absolute',
  insetY: '0',
  w: '3.5',
  pointerEvents: 'none',
} as const;

/** One style for a table of plain cells: a styled component for each cell would render ten times slower. */
export const tableStyle = {
  borderCollapse: 'separate',
  borderSpacing: '0',
  w: 'full',
  // Fixed widths keep the columns in place from page to page.
  tableLayout: 'fixed',
  textStyle: 'sm',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { srOnly: true },
  '& thead th': {
    position: 'sticky',
    top: '0',
    zIndex: '2',
    h: 'row.normal',
    px: '3',
    bg: 'bg.subtle',
    borderBottomWidth: '1px',
    borderColor: 'border',
    fontWeight: 'medium',
    color: 'fg.muted',
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  '& th:first-of-type, & td:first-of-type': { ps: '4', left: '0' },
  '& th:last-of-type, & td:last-of-type': { pe: '4', right: '0' },
  '&[data-checks] :is(th, td):first-of-type': { position: 'sticky', ps: '10' },
  '& .check': {
    position: 'absolute',
    insetBlock: '0',
    left: '0',
    w: '10',
    display: 'grid',
    placeItems: 'center',
    cursor: 'pointer',
    '@media print': { display: 'none' },
  },
  '& tbody tr:has(.check :checked)': { bg: 'bg.selected' },
  '& thead th:first-of-type, & thead th:last-of-type': { zIndex: '3' },
  '& .sort': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    h: '1.625rem',
    px: '1.5',
    mx: '-1.5',
    borderRadius: 'sm',
    fontWeight: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
  },
  '& .sort:hover': { bg: 'bg.emphasized' },
  '& th[aria-sort] .sort': { color: 'struma.fg', fontWeight: 'semibold' },
  // The place among several sort keys needs the padding of the heading.
  '& thead th:has(.order)': { pe: '0' },
  '& thead th:has(.order) .sort': { gap: '0.5', pe: '0' },
  '& .order': {
    textStyle: '2xs',
    minW: '3',
    px: '0.5',
    textAlign: 'center',
    borderRadius: 'xs',
    bg: 'struma.muted',
    color: 'struma.fg',
    fontWeight: 'semibold',
  },
  '& tbody tr': { bg: 'bg.panel', scrollMarginTop: '2.25rem', cursor: 'default' },
  '& tbody td': {
    h: 'row.normal',
    px: '3',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    whiteSpace: 'nowrap',
    boxShadow: 'var(--bar, 0 0), var(--ring, 0 0), var(--side, 0 0)',
  },
  '&[data-density=compact] tbody td': { h: 'row.compact' },
  '& tbody td:first-of-type, & tbody td:last-of-type': { ...sticky, zIndex: '1' },
  '& tbody tr:hover': { bg: 'bg.muted' },
  '& tbody tr[aria-selected=true]': { bg: 'bg.selected' },
  '& tbody tr[aria-selected=true] td:first-of-type': { '--bar': 'inset 3px 0 0 var(--chakra-colors-struma-solid)' },
  // The focus ring is part of each cell: sticky cells would hide an outline of the row.
  '& tbody tr:focus-visible': { outline: 'none', '--focus': 'var(--chakra-colors-struma-focus-ring)' },
  '& tbody tr:focus-visible td': { '--ring': 'inset 0 2px 0 var(--focus), inset 0 -2px 0 var(--focus)' },
  '& tbody tr:focus-visible td:first-of-type': { '--side': 'inset 2px 0 0 var(--focus)' },
  '& tbody tr:focus-visible td:last-of-type': { '--side': 'inset -2px 0 0 var(--focus)' },
  '&[data-covered-start] :is(th, td):first-of-type': { borderRightWidth: '1px', borderRightColor: 'border' },
  '&[data-covered-end] :is(th, td):last-of-type': { borderLeftWidth: '1px', borderLeftColor: 'border' },
  '&[data-covered-end] :is(th, td):last-of-type::before': {
    ...edgeShadow,
    right: '100%',
    bgImage: 'linear-gradient(to left, var(--chakra-colors-border), transparent)',
  },
  '& :is(th, td):not(:first-of-type, :last-of-type)': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& td .long': { maxW: 'full' },
  // The delay keeps the rows from flickering on a fast response.
  '&[aria-busy=true] tbody': { color: 'fg.muted', transition: 'color 0s linear 150ms' },
  '& .number': { textAlign: 'end' },
  '& .actions': { textAlign: 'end', w: '1px' },
  '& .open': {
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: '6',
    color: 'fg',
    borderRadius: 'md',
    verticalAlign: 'middle',
  },
  '& .open:hover': { bg: 'bg.emphasized' },
  // Controls are not printed.
  '@media print': {
    // All columns fit on the paper. `!` overrides the widths on screen, which are inline styles.
    minW: '0!',
    fontSize: '6.5pt',
    lineHeight: '1.25',
    '& col': { w: 'var(--share, 0)!' },
    '&& :is(th, td)': { h: 'auto', px: '0.5', whiteSpace: 'normal', overflow: 'visible', overflowWrap: 'anywhere' },
    '&&[data-checks] :is(th, td):first-of-type': { ps: '0.5' },
    '& .wait': { whiteSpace: 'normal' },
    '& :is(.sort, .state)': { display: 'inline', px: '0', mx: '0', h: 'auto', textAlign: 'inherit' },
    '& :is(th, td):last-of-type, & .sort svg': { display: 'none' },
  },
} as const;

/** Style of a glyph with its label. */
export const stateStyle = {
  '& .state': { display: 'inline-flex', alignItems: 'center', gap: '1.5', verticalAlign: 'middle' },
} as const;

/** Style of values in the cells of a table and in the items of a narrow list. */
export const valueStyle = {
  ...stateStyle,
  '& .subtle': { color: 'fg.subtle' },
  '& .long': {
    display: 'inline-block',
    maxW: '24rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
    '@media print': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  },
  '& .record': { fontWeight: 'semibold', color: 'fg.link' },
  '& .wait': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    ml: '2',
    verticalAlign: 'middle',
    color: 'fg.warning',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
  },
  '& .wait.due': { ml: '0', color: 'fg' },
  '& .wait.late': { color: 'fg.error' },
  '& .hidden': { srOnly: true },
  '& .balance.plus': { color: 'balance.plus' },
  '& .balance.minus': { color: 'balance.minus' },
} as const;

/** A white plate over the map. */
export const plate = { bg: 'bg.panel', color: 'fg', borderRadius: 'lg', boxShadow: 'float' } as const;

/** Where the parts over the map stand. */
export const overMap = {
  '& > .search': {
    position: 'absolute',
    top: '4',
    left: '4',
    w: '22.5rem',
    maxW: 'calc(100% - 5.5rem)',
    zIndex: 'docked',
  },
  '& > .controls': {
    position: 'absolute',
    top: '4',
    right: '4',
    zIndex: 'docked',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
  },
  '&:has(> .layers) > .controls': { right: 'calc(18.5rem + 1rem)' },
  '&:has(> .table) > .controls': { right: 'calc(18.5rem + 1rem)' },
  '&:has(> .layers, > .table) > .hints': { bottom: '12' },
  '& > .layers, & > .table': {
    position: 'absolute',
    top: '0',
    right: '0',
    bottom: '0',
    w: '18.5rem',
    zIndex: 'docked',
    '@media (max-width: 639px)': { w: 'full', top: 'auto', h: '70%', borderTopRadius: 'xl', boxShadow: 'float' },
  },
  '@media (max-width: 639px)': {
    // The panel is a sheet here, over them.
    '&:has(> .layers, > .table) > .controls': { display: 'none' },
  },
} as const;

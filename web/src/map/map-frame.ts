/** A white plate over the map. */
export const plate = { bg: 'bg.panel', color: 'fg', borderRadius: 'lg', boxShadow: 'float' } as const;

/** Of a panel at the right edge. */
const panel = '18.5rem';

/** What the controls and their margins take beside the search. */
const controls = '5.5rem';

/** On a map as narrow as this one a panel is a sheet over its lower part. */
const sheet = '@container (max-width: 540px)';

/** Beside a panel such a map has no room for the rest. */
export const tight = '@container (max-width: 860px)';

/** Where the parts over the map stand. */
export const overMap = {
  '& > .search': {
    position: 'absolute',
    top: '4',
    left: '4',
    w: '22.5rem',
    maxW: `calc(100% - ${controls})`,
    zIndex: 'docked',
    // Between the plates is the map.
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
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
  '&:has(> .layers, > .table) > .controls': { right: `calc(${panel} + 1rem)` },
  '&:has(> .layers, > .table) > .hints': { bottom: '12' },
  '& > .layers, & > .table': {
    position: 'absolute',
    top: '0',
    right: '0',
    bottom: '0',
    w: panel,
    zIndex: 'docked',
    [sheet]: { w: 'full', top: 'auto', h: '70%', borderTopRadius: 'xl', boxShadow: 'float' },
  },
  // What stands beside a panel leaves it its place.
  [tight]: {
    '&:has(> .layers, > .table) > .search': { maxW: `calc(100% - ${panel} - ${controls})` },
    '&:has(> .layers, > .table) > .hints': { display: 'none' },
  },
  [sheet]: {
    '&:has(> .layers, > .table) > .search': { maxW: 'calc(100% - 2rem)' },
    '&:has(> .layers, > .table) > .controls': { display: 'none' },
  },
} as const;

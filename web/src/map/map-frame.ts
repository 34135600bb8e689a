/** Style of a surface that floats over the map. */
export const floatingSurface = { bg: 'bg.panel', color: 'fg', borderRadius: 'lg', boxShadow: 'float' } as const;

/** Width of the panel at the right edge. */
const panelWidth = '18.5rem';

/** Width of the controls and their margins, which the search must leave free. */
const controlsWidth = '5.5rem';

/** Matches narrow maps, on which an open panel is a sheet over the lower part of the map. */
const sheet = '@container (max-width: 540px)';

/** Matches maps on which an open panel leaves no space for the key hints. */
export const narrowMap = '@container (max-width: 860px)';

/** The key hints appear only while the map itself has the focus, because the keys work only then. */
const withoutFocus = '&:not(:has(.maplibregl-canvas:focus)) > .hints';

/** Positions of the search, the controls and the panels over the map. */
export const overlayLayout = {
  [withoutFocus]: { display: 'none' },
  '& > .search': {
    position: 'absolute',
    top: '4',
    left: '4',
    w: '22.5rem',
    maxW: `calc(100% - ${controlsWidth})`,
    zIndex: 'docked',
    // The pointer must reach the map through the gaps between the surfaces of the search.
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
  '&:has(> .layers, > .table) > .controls': { right: `calc(${panelWidth} + 1rem)` },
  '&:has(> .layers, > .table) > .hints': { bottom: '12' },
  '& > .layers, & > .table': {
    position: 'absolute',
    top: '0',
    right: '0',
    bottom: '0',
    w: panelWidth,
    zIndex: 'docked',
    [sheet]: { w: 'full', top: 'auto', h: '70%', borderTopRadius: 'xl', boxShadow: 'float' },
  },
  // The search and the key hints make room for an open panel.
  [narrowMap]: {
    '&:has(> .layers, > .table) > .search': { maxW: `calc(100% - ${panelWidth} - ${controlsWidth})` },
    '&:has(> .layers, > .table) > .hints': { display: 'none' },
  },
  [sheet]: {
    '&:has(> .layers, > .table) > .search': { maxW: 'calc(100% - 2rem)' },
    '&:has(> .layers, > .table) > .controls': { display: 'none' },
  },
} as const;

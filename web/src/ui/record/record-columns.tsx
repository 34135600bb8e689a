import { chakra } from '@chakra-ui/react';

/** Two columns of sections that scroll together, with a border from top to bottom; one column on a narrow page. */
export const RecordColumns = chakra('div', {
  base: {
    // The containing block of visually hidden texts, which would otherwise make the page scroll.
    position: 'relative',
    flex: '1',
    minH: '0',
    overflowY: 'auto',
    display: 'grid',
    alignContent: { base: 'start', lg: 'stretch' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(18rem, 1fr) minmax(0, 2fr)' },
    '& > div': { minW: '0' },
    '& > div + div': { borderInlineStartWidth: { lg: '1px' } },
    '@media print': { display: 'block', overflow: 'visible' },
  },
});

import { chakra } from '@chakra-ui/react';

/** A list of records, usually with one line each, such as the water meters of a client. */
export const RecordLines = chakra('ul', {
  base: {
    textStyle: 'sm',
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '3',
      alignItems: 'center',
      alignContent: 'center',
      py: '1',
      minH: { base: 'control.touch', md: 'control.sm' },
      borderBottomWidth: '1px',
      borderColor: 'border.muted',
    },
    // No line below the last item, because the section around the list ends with a line.
    '& li:last-of-type': { borderBottomWidth: '0' },
    '& li span': { color: 'fg.muted' },
    '& a': { color: 'fg.link', textDecoration: 'underline', textUnderlineOffset: '2px' },
    '& .off': { color: 'fg.error', fontWeight: 'semibold' },
  },
});

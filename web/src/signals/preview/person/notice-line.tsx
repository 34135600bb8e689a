import { chakra } from '@chakra-ui/react';

/** A line above the composer that warns the operator. */
export const NoticeLine = chakra('p', {
  base: {
    px: { base: '3', lg: '6' },
    py: '1',
    textStyle: 'sm',
    bg: 'bg.warning',
    '& a': { textDecoration: 'underline' },
  },
});

import { chakra } from '@chakra-ui/react';

/** The search dialog at the top of the window; on narrow windows it has the whole width. */
export const Panel = chakra('dialog', {
  base: {
    m: { base: '0', md: '0.375rem auto auto' },
    p: '0',
    w: { base: 'full', md: '40rem' },
    maxW: { base: 'full', md: 'calc(100vw - 2rem)' },
    maxH: 'calc(100dvh - 1rem)',
    bg: 'bg.panel',
    color: 'fg',
    borderRadius: { base: '0 0 12px 12px', md: '2xl' },
    boxShadow: 'dialog',
    outline: '0',
    _backdrop: { bg: 'scrim' },
    '& > [role=listbox]': { maxH: 'min(30rem, calc(100dvh - 8rem))' },
    '& .field': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      ps: '3',
      pe: '1.5',
      borderBottomWidth: '1px',
      '& > svg': { flex: 'none', color: 'fg.muted' },
    },
    '& input': {
      flex: '1',
      minW: '0',
      h: '12',
      bg: 'transparent',
      fontSize: { base: '1rem', md: '0.875rem' },
      outline: '0',
      _placeholder: { color: 'fg.subtle' },
    },
    '& .field:focus-within': { boxShadow: 'inset 0 -2px {colors.struma.focusRing}' },
    '& .field > button': {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      boxSize: { base: '11', md: '8' },
      borderRadius: 'md',
      color: 'fg.muted',
      cursor: 'pointer',
      '&:hover': { bg: 'bg.muted' },
    },
  },
});

/** A plain box to tick: its edge is as strong as that of every other control. */
export const checkboxStyle = {
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  boxSize: '4.5',
  borderWidth: '1.5px',
  borderColor: 'border.control',
  borderRadius: 'sm',
  bg: 'bg.panel',
  _checked: { bg: 'struma.solid', borderColor: 'struma.solid' },
  '&:checked::after': {
    content: '""',
    w: '5px',
    h: '9px',
    mt: '-2px',
    borderColor: 'struma.contrast',
    borderStyle: 'solid',
    borderWidth: '0 2px 2px 0',
    transform: 'rotate(45deg)',
  },
} as const;

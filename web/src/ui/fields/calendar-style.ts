/** Replaces react-datepicker's style sheet by the few rules that one month needs. */
export const calendarStyle = {
  p: '3',
  textStyle: 'sm',
  fontVariantNumeric: 'tabular-nums',
  '& .react-datepicker__aria-live, & .react-datepicker__sr-only': { srOnly: true },
  '& .react-datepicker__day-names, & .react-datepicker__week': { display: 'flex', gap: '0.5' },
  '& .react-datepicker__day-name': {
    w: '8',
    textAlign: 'center',
    textStyle: 'xs',
    color: 'fg.muted',
    lineHeight: '1.75rem',
  },
  '& .react-datepicker__day': {
    boxSize: '8',
    display: 'grid',
    placeItems: 'center',
    borderRadius: 'md',
    cursor: 'pointer',
    my: '1px',
  },
  '& .react-datepicker__day:hover': { bg: 'bg.muted' },
  '& .react-datepicker__day--outside-month': { color: 'fg.subtle' },
  '& .react-datepicker__day--today': { boxShadow: 'inset 0 0 0 1.5px var(--chakra-colors-struma-solid)' },
  '& .react-datepicker__day--selected': {
    bg: 'struma.solid',
    color: 'struma.contrast',
    fontWeight: 'semibold',
    _hover: { bg: 'struma.solid' },
  },
  '& .react-datepicker__day--disabled': { color: 'fg.subtle', cursor: 'not-allowed', opacity: '0.5' },
} as const;

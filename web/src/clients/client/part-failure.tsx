import { Button, chakra } from '@chakra-ui/react';
import { texts } from './client.texts.ts';

/** Shown in place of a part of the client page that failed to load, with a button to try again. */
export const PartFailure = ({ onRetry }: { onRetry: () => Promise<unknown> }) => (
  <p role="alert">
    {texts.partFailed}{' '}
    <Button size="xs" variant="outline" onClick={() => void onRetry().catch(() => {})}>
      {texts.retry}
    </Button>
  </p>
);

export const Lines = chakra('ul', {
  base: {
    textStyle: 'sm',
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '3',
      alignItems: 'center',
      minH: { base: 'control.touch', md: 'control.sm' },
      borderBottomWidth: '1px',
      borderColor: 'border.muted',
    },
    '& li span': { color: 'fg.muted' },
    '& a': { color: 'fg.link', textDecoration: 'underline', textUnderlineOffset: '2px' },
    '& .off': { color: 'fg.error', fontWeight: 'semibold' },
  },
});

import { Button } from '@chakra-ui/react';
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

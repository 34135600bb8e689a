import { Button, Flex } from '@chakra-ui/react';
import { texts } from './attachments.texts.ts';
import type { Downloads } from './use-downloads.ts';

/** The number of started downloads, with a button to stop. */
export const DownloadProgress = ({ downloads: { running, stop } }: { downloads: Downloads }) => (
  <Flex as="output" align="center" gap="2" textStyle="sm" color="fg.muted">
    {running && (
      <>
        {texts.downloading(running.started, running.total)}
        <Button size="xs" variant="ghost" onClick={stop}>
          {texts.stop}
        </Button>
      </>
    )}
  </Flex>
);

import { Button, Flex } from '@chakra-ui/react';
import { RefreshCw, TriangleAlert } from 'lucide-react';
import { texts as uiTexts } from '../../platform/platform.texts.ts';

interface IncompleteNoticeProps {
  /** A sentence that names the part which could not be read. */
  children: string;
  onRetry: () => Promise<unknown>;
}

/** Shown if the content is out of date or incomplete, with a button to retry. */
export const IncompleteNotice = ({ children, onRetry }: IncompleteNoticeProps) => (
  <Flex
    as="output"
    align="center"
    gap="2"
    px={{ base: '3', lg: '6' }}
    py="1"
    textStyle="sm"
    bg="bg.warning"
    css={{ '& > svg': { flex: 'none' } }}
  >
    <TriangleAlert size={16} aria-hidden="true" />
    {children}
    <Button size="xs" variant="ghost" ms="auto" onClick={() => void onRetry()}>
      <RefreshCw />
      {uiTexts.retry}
    </Button>
  </Flex>
);

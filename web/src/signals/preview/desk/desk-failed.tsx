import { Button, Flex } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { texts as uiTexts } from '../../../ui/ui.texts.ts';
import { texts } from './desk.texts.ts';

/** The conversation without its notes and changes must not look like the whole one. */
export const DeskFailed = ({ onRetry }: { onRetry: () => Promise<unknown> }) => (
  <Flex as="output" align="center" gap="2" px={{ base: '3', lg: '6' }} py="1" textStyle="sm" bg="bg.warning">
    <TriangleAlert size={16} aria-hidden="true" />
    {texts.deskFailed}
    <Button size="xs" variant="ghost" ms="auto" onClick={() => void onRetry()}>
      {uiTexts.retry}
    </Button>
  </Flex>
);

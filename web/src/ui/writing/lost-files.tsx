import { Button, Flex } from '@chakra-ui/react';
import { texts } from './writing.texts.ts';

interface LostFilesProps {
  names: readonly string[];
  onDismiss: () => void;
}

/** Names the files that were lost by a reload of the page, so that the user attaches them again. */
export const LostFiles = ({ names, onDismiss }: LostFilesProps) =>
  names.length > 0 && (
    <Flex as="output" align="center" gap="2" px="3.5" py="1" textStyle="xs" color="fg.warning" bg="bg.warning">
      <span>{texts.attachAgain(names.join(', '))}</span>
      <Button type="button" size="xs" variant="ghost" ms="auto" onClick={onDismiss}>
        {texts.dismiss}
      </Button>
    </Flex>
  );

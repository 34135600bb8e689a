import { Button, Flex, Text } from '@chakra-ui/react';
import { texts as uiTexts } from '../../platform/platform.texts.ts';
import { texts } from './fields.texts.ts';

/** Under a field whose choices could not be loaded: a short list must not look like the whole one. */
export const ChoicesFailed = ({ onRetry }: { onRetry: () => Promise<unknown> }) => (
  <Flex role="alert" align="center" wrap="wrap" columnGap="2">
    <Text as="span" textStyle="xs" color="fg.error">
      {texts.choicesFailed}
    </Text>
    {/* A failure again is shown here again. */}
    <Button type="button" size="xs" variant="ghost" onClick={() => void onRetry().catch(() => {})}>
      {uiTexts.retry}
    </Button>
  </Flex>
);

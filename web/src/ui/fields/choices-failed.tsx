import { Button, Flex, Text } from '@chakra-ui/react';
import { texts as uiTexts } from '../../platform/platform.texts.ts';
import { texts } from './fields.texts.ts';

/** Shown below a field whose choices failed to load, because an incomplete list must not look complete. */
export const ChoicesFailed = ({ onRetry }: { onRetry: () => Promise<unknown> }) => (
  <Flex role="alert" align="center" wrap="wrap" columnGap="2">
    <Text as="span" textStyle="xs" color="fg.error">
      {texts.choicesFailed}
    </Text>
    {/* A failed retry shows this message again. */}
    <Button type="button" size="xs" variant="ghost" onClick={() => void onRetry().catch(() => {})}>
      {uiTexts.retry}
    </Button>
  </Flex>
);

import { Box, Button, chakra, Flex, Kbd } from '@chakra-ui/react';
import { checkboxStyle } from '../../ui/checkbox-style.ts';
import { DialogFrame } from '../../ui/dialog-frame.tsx';
import {
  shortcutGroups,
  areSingleLettersOn,
  switchSingleLetters,
  type ShortcutGroup,
} from '../../platform/shortcuts.ts';
import { useStore } from '../../platform/store.ts';
import { texts as uiTexts } from '../../platform/platform.texts.ts';
import { texts } from '../app.texts.ts';

/** Lists the keyboard shortcuts of the current page. */
export const ShortcutHelpDialog = ({ onClose }: { onClose: () => void }) => (
  <DialogFrame
    title={texts.shortcuts}
    width="37.5rem"
    onClose={onClose}
    footer={
      <>
        <SingleLetters />
        <Button variant="outline" onClick={onClose}>
          {uiTexts.close}
        </Button>
      </>
    }
  >
    <Box columnCount={{ base: 1, md: 2 }} columnGap="8">
      {useStore(shortcutGroups).map((group) => (
        <Group key={group.title} group={group} />
      ))}
    </Box>
  </DialogFrame>
);

const Group = ({ group: { title, shortcuts } }: { group: ShortcutGroup }) => (
  <Box breakInside="avoid" mb="3" color="fg">
    <Box as="h3" textStyle="sm" fontWeight="semibold">
      {title}
    </Box>
    <dl>
      {shortcuts.map(({ keys, label }) => (
        <Flex
          key={label}
          align="center"
          justify="space-between"
          gap="2"
          minH="7"
          borderBottomWidth="1px"
          borderColor="border.muted"
          textStyle="sm"
        >
          <dt>{label}</dt>
          <Flex as="dd" gap="1">
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </Flex>
        </Flex>
      ))}
    </dl>
  </Box>
);

const SingleLetters = () => {
  const isOn = useStore(areSingleLettersOn);
  return (
    <chakra.label display="flex" alignItems="center" gap="2" me="auto" textStyle="sm" cursor="pointer">
      <chakra.input
        type="checkbox"
        css={checkboxStyle}
        checked={isOn}
        onChange={({ currentTarget }) => switchSingleLetters(currentTarget.checked)}
      />
      <span>
        {texts.singleLetters}{' '}
        <Box as="span" color="fg.subtle">
          {texts.singleLettersHint}
        </Box>
      </span>
    </chakra.label>
  );
};

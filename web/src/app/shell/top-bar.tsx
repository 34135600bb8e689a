import { Box, Button, Flex, IconButton } from '@chakra-ui/react';
import { ArrowLeft, Keyboard, Menu, Moon, Sun } from 'lucide-react';
import { Link } from 'react-router-dom';
import { usePermittedScreens } from '../../session/permitted-screens.ts';
import type { Screen, ScreenParams } from '../../session/screen.ts';
import { useSession } from '../../session/use-session.ts';
import { colourMode, toggleColourMode } from '../../platform/colour-mode.ts';
import { useStore } from '../../platform/store.ts';
import { texts } from '../app.texts.ts';
import { findBackTarget, visits } from '../../session/visits.ts';
import { Brand } from './brand.tsx';
import { openShortcutHelp } from './shortcut-help-store.ts';
import { SearchGate } from './search-gate.tsx';
import { UserMenu } from './user-menu.tsx';

interface TopBarProps {
  current: { screen: Screen; params: ScreenParams; title: string; shortTitle: string } | null;
  isMenuOpen: boolean;
  onToggleMenu: () => void;
}

export const TopBar = ({ current, isMenuOpen, onToggleMenu }: TopBarProps) => {
  const { isProduction } = useSession();
  return (
    <Flex
      as="header"
      gridColumn="1 / -1"
      align="center"
      gap={{ base: 1, md: 2 }}
      minW="0"
      ps={{ base: 1, md: 2 }}
      pe={{ base: 1, md: 3 }}
      css={{ '@media print': { display: 'none' } }}
    >
      <IconButton
        variant="ghost"
        px="0"
        aria-label={texts.menu}
        aria-expanded={isMenuOpen}
        _expanded={{ bg: 'transparent', _hover: { bg: 'bg.emphasized' } }}
        title={texts.menu}
        onClick={onToggleMenu}
      >
        <Menu size={20} />
      </IconButton>
      <Box hideBelow="md">
        <Brand />
      </Box>
      <Box hideBelow="md" w="1px" h="5" mx="1" bg="border.emphasized" />
      {current && <BackButton screen={current.screen} params={current.params} />}
      <Title current={current} />
      {!isProduction && (
        <Box
          hideBelow="md"
          px="2"
          borderRadius="sm"
          bg="status.reply.bg"
          color="status.reply.fg"
          textStyle="xs"
          fontWeight="semibold"
          lineHeight="1.375rem"
          whiteSpace="nowrap"
        >
          {texts.testEnvironment}
        </Box>
      )}
      <Box flex="1" />
      <SearchGate />
      <IconButton
        hideBelow="md"
        variant="ghost"
        px="0"
        aria-label={texts.shortcuts}
        title={`${texts.shortcuts} (?)`}
        onClick={openShortcutHelp}
      >
        <Keyboard />
      </IconButton>
      <ThemeButton />
      <UserMenu />
    </Flex>
  );
};

/** On phones a long title takes up to three smaller lines, because a heading must be readable as a whole. */
const Title = ({ current }: Pick<TopBarProps, 'current'>) => {
  const isLong = (current?.shortTitle.length ?? 0) > 20;
  return (
    <Box
      as="h1"
      minW="0"
      fontSize={{ base: isLong ? 'sm' : '0.9375rem', md: '0.9375rem' }}
      lineHeight={{ base: isLong ? '1rem' : '1.25rem', md: '1.25rem' }}
      fontWeight="semibold"
      lineClamp={{ base: 3, md: 1 }}
      title={current?.title}
    >
      <Box as="span" hideBelow="lg">
        {current?.title}
      </Box>
      <Box as="span" hideFrom="lg">
        {current?.shortTitle}
      </Box>
    </Box>
  );
};

const BackButton = ({ screen, params }: { screen: Screen; params: ScreenParams }) => {
  const back = findBackTarget(screen, useStore(visits), usePermittedScreens(), params);
  if (!back) return null;
  const label = back.title ? texts.backTo(back.title) : texts.back;
  return (
    <Button asChild variant="ghost" size="xs" color="fg">
      <Link to={back.address} aria-label={label} title={label}>
        <ArrowLeft />
        <Box as="span" hideBelow="lg">
          {back.title ?? texts.back}
        </Box>
      </Link>
    </Button>
  );
};

const ThemeButton = () => {
  const isDark = useStore(colourMode) === 'dark';
  const label = isDark ? texts.lightTheme : texts.darkTheme;
  return (
    // Hidden in the narrowest windows, which have no room for this button beside the title.
    <IconButton
      variant="ghost"
      px="0"
      aria-label={label}
      title={label}
      css={{ '@media (max-width: 22.5em)': { display: 'none' } }}
      onClick={toggleColourMode}
    >
      {isDark ? <Sun /> : <Moon />}
    </IconButton>
  );
};

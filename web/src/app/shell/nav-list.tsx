import { Box, chakra, Flex } from '@chakra-ui/react';
import { NavLink } from 'react-router-dom';
import { formatNumber } from '../../platform/format.ts';
import { usePermittedScreens } from '../../session/permitted-screens.ts';
import { type Screen, getTitle } from '../../session/screen.ts';
import { useSession } from '../../session/use-session.ts';
import { OptionalBoundary } from '../../ui/optional-boundary.tsx';
import { lazyPart } from '../../platform/loading/lazy-part.tsx';
import { texts } from '../app.texts.ts';
import { useCurrentScreen } from './current-screen.ts';
import { buildMenu, findSection } from './menu.ts';
import { NavGroup } from './nav-group.tsx';
import { itemStyle } from './nav-item-style.ts';
import { useWaitingCount } from './use-waiting-count.ts';

// Lazy, because most installations have no external tools.
const NavTools = lazyPart(() => import('./nav-tools.tsx'), 'NavTools');

interface NavListProps {
  /** Shows icons without titles. */
  isRail?: boolean;
  /** Called after a click on a link. */
  onFollow?: () => void;
}

/** The menu entries of the permitted pages by group, the external tools, and (not in the rail) the version. */
export const NavList = ({ isRail = false, onFollow }: NavListProps) => {
  const { environment } = useSession();
  const screens = usePermittedScreens();
  const current = useCurrentScreen();
  const section = current && findSection(screens, current);
  const { top, groups } = buildMenu(screens);
  const waiting = useWaitingCount();
  const item = (screen: Screen) => (
    <NavItem
      key={screen.path}
      screen={screen}
      isInside={screen.path === section}
      waitingCount={screen.path === waiting?.path ? waiting.count : 0}
      isRail={isRail}
      onFollow={onFollow}
    />
  );
  return (
    <Flex as="nav" aria-label={texts.mainMenu} direction="column" flex="1" minH={{ lg: 'full' }} px="2" pt="1" pb="2">
      {top.map(item)}
      {groups.map(({ group, screens }) => (
        <NavGroup key={group} title={texts.groups[group]} isRail={isRail}>
          {screens.map(item)}
        </NavGroup>
      ))}
      {environment.tools.length > 0 && (
        <OptionalBoundary>
          <NavTools isRail={isRail} onFollow={onFollow} />
        </OptionalBoundary>
      )}
      {!isRail && (
        <Box mt="auto" px="3" pt="2" textStyle="xs" color="fg.muted">
          {environment.version || texts.version}
        </Box>
      )}
    </Flex>
  );
};

interface NavItemProps {
  screen: Screen;
  /** True if the current page belongs to this entry, as `findSection` determines. */
  isInside: boolean;
  /** Number of records that wait for an answer: a number beside the title, and a dot in the rail. */
  waitingCount: number;
  isRail: boolean;
  onFollow?: (() => void) | undefined;
}

const NavItem = ({ screen, isInside, waitingCount, isRail, onFollow }: NavItemProps) => {
  if (!screen.menu) return null;
  const { icon: Icon } = screen.menu;
  const title = screen.menuTitle ?? getTitle(screen, {});
  return (
    <Item
      to={screen.path}
      data-rail={isRail || undefined}
      data-inside={isInside || undefined}
      onClick={onFollow}
      {...(isRail && { 'aria-label': title, title })}
      {...(waitingCount > 0 && { 'aria-description': texts.waitingCount(formatNumber(waitingCount)) })}
    >
      <Icon />
      {!isRail && title}
      {waitingCount > 0 && <Waiting aria-hidden="true" data-count={isRail ? '' : formatNumber(waitingCount)} />}
    </Item>
  );
};

const Item = chakra(NavLink, { base: itemStyle });

// The count is not part of the text, because the accessible name of the entry must not change with the count.
const Waiting = chakra('span', {
  base: {
    ms: 'auto',
    px: '1.5',
    borderRadius: 'sm',
    bg: 'status.reply.bg',
    color: 'status.reply.fg',
    textStyle: 'xs',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    _after: { content: 'attr(data-count)' },
    '&[data-count=""]': {
      position: 'absolute',
      top: '1.5',
      right: '2',
      boxSize: '2',
      px: '0',
      borderRadius: 'full',
      bg: 'orange.solid',
    },
  },
});

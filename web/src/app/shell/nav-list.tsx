import { Box, chakra, Flex } from '@chakra-ui/react';
import { NavLink } from 'react-router-dom';
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
  const item = (screen: Screen) => (
    <NavItem key={screen.path} screen={screen} isInside={screen.path === section} isRail={isRail} onFollow={onFollow} />
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
  isRail: boolean;
  onFollow?: (() => void) | undefined;
}

const NavItem = ({ screen, isInside, isRail, onFollow }: NavItemProps) => {
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
    >
      <Icon />
      {!isRail && title}
    </Item>
  );
};

const Item = chakra(NavLink, { base: itemStyle });

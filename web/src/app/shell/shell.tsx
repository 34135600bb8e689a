import { Box, Flex, Grid } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { useSession } from '../../session/use-session.ts';
import { lazyPart } from '../../platform/loading/lazy-part.tsx';
import { preload } from '../../platform/loading/load-code.ts';
import { OptionalBoundary } from '../../ui/optional-boundary.tsx';
import { writeStorage, readStorage } from '../../platform/storage/safe-storage.ts';
import { useLeaveGuard } from '../../platform/unsaved.ts';
import { narrow, railByDefault, useWidth } from '../../platform/width.ts';
import { texts } from '../app.texts.ts';
import { BusyLayer } from './busy-layer.tsx';
import { ConnectionStrip } from './connection-strip.tsx';
import { useCurrentScreen, useRecordVisit } from './current-screen.ts';
import { Footer } from './footer.tsx';
import { NavList } from './nav-list.tsx';
import { OverlayDrawer } from './overlay-drawer-gate.tsx';
import { ShortcutHelpGate } from './shortcut-help-gate.tsx';
import { TopBar } from './top-bar.tsx';

const loadGlobalShortcuts = () => import('./global-shortcuts.ts');

const GlobalShortcuts = lazyPart(loadGlobalShortcuts, 'GlobalShortcuts');

// Loaded with the first page, so that the keys work as soon as the page is shown.
preload(loadGlobalShortcuts);

const drawerKey = 'struma.drawer';
const contentId = 'content';

/** The frame around every page: top bar, drawer or rail, work area, footer. */
export const Shell = () => {
  const current = useCurrentScreen();
  const { isProduction } = useSession();
  const [isDrawerOpen, toggleDrawer] = useDrawer();
  const [isOverlayOpen, setIsOverlayOpen] = useState(false);
  const isNarrow = useWidth(narrow);
  useRecordVisit(current);
  useLeaveGuard();

  const toggleMenu = (): void => {
    if (isNarrow) return setIsOverlayOpen((open) => !open);
    toggleDrawer();
  };

  return (
    <Flex direction="column" h="100dvh" bg="bg" css={{ '@media print': { display: 'block', h: 'auto' } }}>
      <SkipLink />
      {!isProduction && <TestBand />}
      <Grid
        flex="1"
        minH="0"
        templateColumns={{
          base: 'minmax(0, 1fr)',
          lg: isDrawerOpen ? '{sizes.drawer} minmax(0, 1fr)' : '{sizes.rail} minmax(0, 1fr)',
        }}
        templateRows={{
          base: '{sizes.topbarTouch} minmax(0, 1fr)',
          md: '{sizes.topbar} minmax(0, 1fr) {sizes.footer}',
        }}
        css={{ '@media print': { display: 'block' } }}
      >
        <TopBar current={current} isMenuOpen={isNarrow ? isOverlayOpen : isDrawerOpen} onToggleMenu={toggleMenu} />
        <Box
          hideBelow="lg"
          gridRow={{ base: '2', md: '2 / 4' }}
          minH="0"
          overflow="auto"
          css={{ '@media print': { display: 'none' } }}
        >
          <NavList isRail={!isDrawerOpen} />
        </Box>
        <WorkArea />
        <Footer />
      </Grid>
      <OverlayDrawer open={isOverlayOpen} onClose={() => setIsOverlayOpen(false)} />
      <ShortcutHelpGate />
      <OptionalBoundary>
        <GlobalShortcuts />
      </OptionalBoundary>
    </Flex>
  );
};

/** Whether the drawer is open beside the page: by the user's stored choice, or by the width of the window. */
const useDrawer = (): [isOpen: boolean, toggle: () => void] => {
  const [choice, setChoice] = useState(() => readStorage(drawerKey));
  const isRailDefault = useWidth(railByDefault);
  const isOpen = choice === null ? !isRailDefault : choice !== 'rail';
  const toggle = (): void => {
    const next = isOpen ? 'rail' : 'open';
    writeStorage(drawerKey, next);
    setChoice(next);
  };
  return [isOpen, toggle];
};

/** Marks a test environment. On phones the text is here, because the top bar has no room for it. */
const TestBand = () => (
  <Flex
    flex="none"
    h={{ base: '5', md: '1' }}
    align="center"
    justify="center"
    bg={{ base: 'status.reply.bg', md: 'orange.solid' }}
    color="status.reply.fg"
    textStyle="xs"
    fontWeight="semibold"
    css={{ '@media print': { display: 'none' } }}
  >
    <Box as="span" hideFrom="md">
      {texts.testEnvironment}
    </Box>
  </Flex>
);

const WorkArea = () => {
  const main = useRef<HTMLDivElement>(null);
  useFocusAfterNavigation(main);
  return (
    <Flex
      as="main"
      ref={main}
      id={contentId}
      tabIndex={-1}
      position="relative"
      direction="column"
      minH="0"
      minW="0"
      overflow="auto"
      bg="bg.panel"
      borderWidth={{ base: '1px 0 0', md: '1px 0' }}
      borderInlineStartWidth={{ lg: '1px' }}
      borderStartStartRadius={{ lg: 'xl' }}
      borderEndStartRadius={{ lg: 'xl' }}
      outline="none"
      css={{ '@media print': { overflow: 'visible', border: 0 } }}
    >
      <BusyLayer />
      <ConnectionStrip />
      <Outlet />
    </Flex>
  );
};

// Focuses the work area of a new page, or the first field of its form if the form has `data-takes-focus`: otherwise the focus is lost with the link, and screen readers announce nothing.
const useFocusAfterNavigation = (main: React.RefObject<HTMLElement | null>): void => {
  const { pathname } = useLocation();
  const isRedirect = useNavigationType() === 'REPLACE';
  const previousPath = useRef(pathname);
  useEffect(() => {
    if (previousPath.current === pathname) return;
    previousPath.current = pathname;
    // After a redirect, for example to the first page, the focus must start at the skip link, as on any page load.
    if (isRedirect) return;
    const field = main.current?.querySelector<HTMLElement>('[data-takes-focus] input:not(:disabled)');
    (field ?? main.current)?.focus({ preventScroll: true });
  }, [main, pathname, isRedirect]);
};

const SkipLink = () => (
  <Box
    asChild
    position="fixed"
    top="2"
    left="2"
    zIndex="skipNav"
    px="4"
    py="2"
    bg="bg.panel"
    borderRadius="md"
    boxShadow="float"
    transform="translateY(-200%)"
    _focus={{ transform: 'none' }}
    _print={{ display: 'none' }}
  >
    <a href={`#${contentId}`}>{texts.toContent}</a>
  </Box>
);

import { Box, Grid, Text } from '@chakra-ui/react';
import { usePermittedScreens } from '../session/permitted-screens.ts';
import { useSession } from '../session/use-session.ts';
import { texts } from './dashboard.texts.ts';
import { SignalCounts } from './signal-counts.tsx';
import { RecentList } from './recent-list.tsx';
import { Tiles } from './tile-list.tsx';
import { buildPageTiles } from './tiles.ts';
import { useToolTiles } from './use-tool-tiles.ts';

export const DashboardPage = () => {
  const { allowedGroups } = useSession();
  const screens = usePermittedScreens();
  const pages = buildPageTiles(screens, allowedGroups);
  const tools = useToolTiles();
  return (
    <Box px={{ base: 4, md: 8 }} py={{ base: 4, md: 6 }}>
      <SignalCounts />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) {sizes.asideSlim}' }} columnGap="8">
        <div>
          {pages.length > 0 && <Tiles heading={texts.work} tiles={pages} />}
          {tools.length > 0 && <Tiles heading={texts.tools} hint={texts.toolsHint} tiles={tools} />}
          {pages.length + tools.length === 0 && <Text color="fg.muted">{texts.nothing}</Text>}
        </div>
        <RecentList />
      </Grid>
    </Box>
  );
};

import { Box, Grid, Text } from '@chakra-ui/react';
import { usePermittedScreens } from '../session/permitted-screens.ts';
import { useSession } from '../session/use-session.ts';
import { texts } from './dashboard.texts.ts';
import { externalTools } from './external-tools.ts';
import { NowStrip } from './now-strip.tsx';
import { Recent } from './recent-list.tsx';
import { Tiles } from './tile-list.tsx';
import { pageTiles, toolTiles } from './tiles.ts';

export const DashboardPage = () => {
  const { allowedGroups, lastMapView } = useSession();
  const screens = usePermittedScreens();
  const pages = pageTiles(screens, allowedGroups);
  const tools = toolTiles(externalTools, allowedGroups, lastMapView);
  return (
    <Box px={{ base: 4, md: 8 }} py={{ base: 4, md: 6 }}>
      <NowStrip />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 372px' }} columnGap="8">
        <div>
          {pages.length > 0 && <Tiles heading={texts.work} tiles={pages} />}
          {tools.length > 0 && <Tiles heading={texts.tools} hint={texts.toolsHint} tiles={tools} />}
          {pages.length + tools.length === 0 && <Text color="fg.muted">{texts.nothing}</Text>}
        </div>
        <Recent />
      </Grid>
    </Box>
  );
};

import { Box, Grid, Text } from '@chakra-ui/react';
import { usePermittedScreens } from '../session/permitted-screens.ts';
import { useSession } from '../session/use-session.ts';
import { texts } from './dashboard.texts.ts';
import { OutageFigures } from './outage-figures.tsx';
import { SignalLists } from './signal-lists.tsx';
import { SignalQueues } from './signal-queues.tsx';
import { OwnSignals } from './own-signals.tsx';
import { RecentList } from './recent-list.tsx';
import { Tiles } from './tile-list.tsx';
import { buildPageTiles } from './tiles.ts';
import { useQueueScreen, useSignalsNow, type SignalsNow } from './use-signals-now.ts';
import { useToolTiles } from './use-tool-tiles.ts';
import type { Screen } from '../session/screen.ts';

export const DashboardPage = () => {
  const list = useQueueScreen();
  return list ? <WithSignals list={list} /> : <Page signals={null} />;
};

const WithSignals = ({ list }: { list: Screen }) => <Page signals={useSignalsNow(list)} />;

/** `signals` is null if the user cannot open a list of signals. */
const Page = ({ signals }: { signals: SignalsNow | null }) => {
  const { allowedGroups } = useSession();
  const screens = usePermittedScreens();
  const pages = buildPageTiles(screens, allowedGroups);
  const tools = useToolTiles();
  return (
    <Box px={{ base: 4, md: 8 }} py={{ base: 4, md: 6 }}>
      {signals && <SignalQueues {...signals} />}
      <OwnSignals />
      <OutageFigures />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) {sizes.asideSlim}' }} columnGap="8">
        <div>
          {pages.length > 0 && <Tiles heading={texts.work} tiles={pages} />}
          {tools.length > 0 && <Tiles heading={texts.tools} hint={texts.toolsHint} tiles={tools} />}
          {pages.length + tools.length === 0 && <Text color="fg.muted">{texts.nothing}</Text>}
        </div>
        <div>
          {signals && <SignalLists {...signals} />}
          <RecentList />
        </div>
      </Grid>
    </Box>
  );
};

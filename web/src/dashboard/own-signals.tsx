import { formatNumber } from '../platform/format.ts';
import { silentContext } from '../platform/request/busy.ts';
import { usePermittedScreens } from '../session/permitted-screens.ts';
import { getTitle, type Screen } from '../session/screen.ts';
import { useViewer } from '../session/use-viewer.ts';
import { useOwnSignalsNowQuery } from './dashboard.generated.ts';
import { texts } from './dashboard.texts.ts';
import { FigureStrip } from './figure-strip.tsx';
import { useReadTime } from './use-read-time.ts';

const refreshEveryMs = 60_000;

/** How many of a citizen's signals have a new reply, and how many wait for one. Each figure links to its list. */
export const OwnSignals = () => {
  const { isOperator, features } = useViewer();
  const list = usePermittedScreens().find(({ ownSignals }) => ownSignals);
  return list?.ownSignals && !isOperator && features.includes('NEW_REPLIES') ? (
    <Figures list={list} searches={list.ownSignals} />
  ) : null;
};

interface FiguresProps {
  list: Screen;
  searches: NonNullable<Screen['ownSignals']>;
}

const Figures = ({ list, searches }: FiguresProps) => {
  const { data, error, loading, refetch } = useOwnSignalsNowQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: refreshEveryMs,
    notifyOnNetworkStatusChange: true,
    skipPollAttempt: () => document.hidden,
    context: silentContext,
  });
  const pathname = list.path;
  return (
    <FigureStrip
      heading={getTitle(list, {})}
      figures={[
        {
          name: 'newReply',
          label: texts.newReply,
          glyph: 'reply',
          to: { pathname, search: searches.newReply },
          value: data && formatNumber(data.newReply.totalCount),
        },
        {
          name: 'waiting',
          label: texts.waitForReply,
          glyph: 'signal',
          to: { pathname, search: searches.waiting },
          value: data && formatNumber(data.waiting.totalCount),
        },
      ]}
      readAt={useReadTime({ data, error, loading })}
      error={error}
      refetch={() => void refetch().catch(() => {})}
    />
  );
};

import { formatDateTime, formatNumber } from '../platform/format.ts';
import { silentContext } from '../platform/request/busy.ts';
import { usePermittedScreens } from '../session/permitted-screens.ts';
import type { Screen } from '../session/screen.ts';
import { useSession } from '../session/use-session.ts';
import { useOutagesNowQuery } from './dashboard.generated.ts';
import { texts } from './dashboard.texts.ts';
import { FigureStrip } from './figure-strip.tsx';
import { useReadTime } from './use-read-time.ts';

const refreshEveryMs = 60_000;

/** Open breakdowns, people without water and the next planned return of the water. Each figure links to its list. */
export const OutageFigures = () => {
  const { environment } = useSession();
  const list = usePermittedScreens().find(({ outages }) => outages);
  return list?.outages && environment.features.includes('BREAKDOWN_TOOLS') ? (
    <Figures pathname={list.path} searches={list.outages} />
  ) : null;
};

interface FiguresProps {
  pathname: string;
  searches: NonNullable<Screen['outages']>;
}

const Figures = ({ pathname, searches }: FiguresProps) => {
  const { data, error, loading, refetch } = useOutagesNowQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: refreshEveryMs,
    notifyOnNetworkStatusChange: true,
    skipPollAttempt: () => document.hidden,
    context: silentContext,
  });
  const readAt = useReadTime({ data, error, loading });
  const counts = data?.breakdownViews;
  const people = counts && formatNumber(counts.peopleWithoutWater);
  return (
    <FigureStrip
      heading={texts.breakdowns}
      figures={[
        {
          name: 'open',
          label: texts.open,
          glyph: 'breakdown',
          to: { pathname, search: searches.open },
          value: counts && formatNumber(counts.active),
          note: counts && (counts.late === 0 ? texts.noneLate : texts.late(formatNumber(counts.late))),
        },
        {
          name: 'people',
          label: texts.people,
          glyph: 'breakdown',
          to: { pathname, search: searches.withoutWater },
          value: people,
          note: counts && texts.stops(formatNumber(counts.withoutWater)),
        },
        {
          name: 'restoration',
          label: texts.restoration,
          glyph: 'breakdown',
          to: { pathname, search: searches.nextRestoration },
          value: counts && (counts.nextRestorationAt ? formatDateTime(counts.nextRestorationAt) : texts.noRestoration),
        },
      ]}
      readAt={readAt}
      error={error}
      refetch={() => void refetch().catch(() => {})}
    />
  );
};

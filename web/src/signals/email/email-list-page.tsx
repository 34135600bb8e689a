import { useMemo } from 'react';
import { ListViews } from '../../list-views/list-views.tsx';
import { useNow } from '../../platform/use-now.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { getSofiaToday } from '../../ui/fields/sofia-time.ts';
import { ExportLink } from '../../ui/list/export-link.tsx';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { PageNews } from '../../ui/list/live/page-news.tsx';
import { useListPage } from '../../ui/list/use-list-page.ts';
import { useSignalBulk } from '../bulk/use-signal-bulk.ts';
import { signalColumns } from '../signal-columns.tsx';
import { getDefaultSortByFilter, signalFilters, signalViews } from '../signal-filter.ts';
import { SignalItem } from '../signal-item.tsx';
import { idOf, signalSource } from '../signal-source.ts';
import { SignalStrip } from '../signal-strip.tsx';
import { SignalRowFragmentDoc } from '../signals.generated.ts';
import { signalChanged } from '../signals.live.ts';
import { emailSignalPath } from '../signals.screens.ts';
import { texts } from '../signals.texts.ts';
import { useSignalChoices } from '../use-signal-choices.ts';

/** SG-4: names of the filter fields: those of the citizens' list without the time of closing. */
const filterNames: ReadonlySet<string> = new Set(['created', 'lastResponse', 'status', 'priority', 'needsReply']);

/** /signals_email/list: the signals that came by e-mail. */
export const Component = () => {
  const now = useNow();
  const viewer = useViewer();
  const { choices, priorityOrder, retry } = useSignalChoices();
  const columns = useMemo(() => signalColumns(priorityOrder, now, viewer), [priorityOrder, now, viewer]);
  const fields = useMemo(
    () => signalFilters({ choices, retry }, viewer).filter(({ name }) => filterNames.has(name)),
    [choices, retry, viewer],
  );
  const page = useListPage({
    name: 'email-signals',
    source: signalSource,
    fields,
    columns,
    fixedFilter,
    defaultSortOf: getDefaultSortByFilter,
  });
  const bulk = useSignalBulk(viewer, () => {
    void page.rows.refetch();
    void page.count.refetch();
  });
  const views = signalViews(getSofiaToday(now), false).filter(({ filter }) => !('closedFrom' in filter));
  return (
    <ListScreen
      {...page}
      caption={texts.emailList}
      filterTitle={texts.filterTitle}
      idOf={idOf}
      pathOf={({ id }) => emailSignalPath(id)}
      openLabelOf={({ id }) => texts.open(id)}
      itemOf={(signal) => <SignalItem signal={signal} priorityOrder={priorityOrder} now={now} />}
      stripOf={(signal) => <SignalStrip signal={signal} />}
      bulk={bulk}
      views={views}
      news={<PageNews page={page} changes={signalChanged} rowFragment={rowFragment} />}
      tools={
        <>
          <ListViews list={page.list} viewer={viewer} />
          {viewer.features.includes('SIGNAL_EXPORT') && (
            <ExportLink name="signals" variables={page.variables} hint={texts.exportHint} />
          )}
        </>
      }
    />
  );
};

const fixedFilter = { channels: ['EMAIL' as const] };
const rowFragment = { fragment: SignalRowFragmentDoc, fragmentName: 'SignalRow' };

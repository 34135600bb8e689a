import { useMemo, useState } from 'react';
import { ListViews } from '../list-views/list-views.tsx';
import { lazyPart } from '../platform/loading/lazy-part.tsx';
import { useNow } from '../platform/use-now.ts';
import { useViewer } from '../session/use-viewer.ts';
import { getSofiaToday } from '../ui/fields/sofia-time.ts';
import { ListScreen } from '../ui/list/list-screen.tsx';
import { useListPage } from '../ui/list/use-list-page.ts';
import { useSignalBulk } from './bulk/use-signal-bulk.ts';
import { signalColumns } from './signal-columns.tsx';
import { getDefaultSort, signalFilters, signalViews } from './signal-filter.ts';
import type { ViewCounts } from './signal-filter.ts';
import { idOf, signalSource } from './signal-source.ts';
import type { SignalRowFragment } from './signals.generated.ts';
import { signalPath } from './signals.screens.ts';
import { texts } from './signals.texts.ts';
import { useSignalChoices } from './use-signal-choices.ts';

const SignalItem = lazyPart(() => import('./signal-item.tsx'), 'SignalItem');
const SignalStrip = lazyPart(() => import('./signal-strip.tsx'), 'SignalStrip');
const SignalListLive = lazyPart(() => import('./operator-list/signal-list-live.tsx'), 'SignalListLive');
const WaitHelp = lazyPart(() => import('./operator-list/wait-help.tsx'), 'WaitHelp');
const AddressNote = lazyPart(() => import('./operator-list/address-note.tsx'), 'AddressNote');
const SubmitLink = lazyPart(() => import('./submit-link.tsx'), 'SubmitLink');
const ExportLink = lazyPart(() => import('../ui/list/export-link.tsx'), 'ExportLink');

/** The operator's list of signals. */
export const SignalListPage = () => {
  const now = useNow();
  const viewer = useViewer();
  const { choices, priorityOrder, retry } = useSignalChoices();
  const columns = useMemo(() => signalColumns(priorityOrder, now, viewer), [priorityOrder, now, viewer]);
  const fields = useMemo(() => signalFilters({ choices, retry }, viewer), [choices, retry, viewer]);
  const hasOperatorTools = viewer.isOperator && viewer.features.includes('SIGNAL_DESK');
  const [counts, setCounts] = useState<ViewCounts>();
  const page = useListPage({
    name: 'signals',
    source: signalSource,
    fields,
    columns,
    defaultSortOf: getDefaultSort,
  });
  const { list, rows, count, variables, openedAt } = page;
  const { address } = list.filter;
  const refresh = (): void => {
    void rows.refetch();
    void count.refetch();
    void retry?.().catch(() => {});
  };
  const bulk = useSignalBulk(viewer, refresh);

  return (
    <ListScreen
      {...page}
      caption={texts.list}
      filterTitle={texts.filterTitle}
      idOf={idOf}
      pathOf={pathOf}
      openLabelOf={openLabelOf}
      itemOf={(signal) => <SignalItem signal={signal} priorityOrder={priorityOrder} now={now} />}
      stripOf={(signal) => <SignalStrip signal={signal} />}
      action={<SubmitLink isPrimary />}
      bulk={bulk}
      viewHelp={hasOperatorTools && <WaitHelp answerHours={counts?.answerHours ?? null} />}
      views={signalViews(getSofiaToday(now), hasOperatorTools, counts)}
      note={address && viewer.features.includes('SEARCH') && <AddressNote address={address} />}
      news={
        rows.value && (
          <SignalListLive
            rows={rows.value}
            total={count.value}
            variables={variables}
            openedAt={openedAt}
            onRefresh={refresh}
            onFirstPage={() => void list.goTo({ ...list.state, page: 1 })}
            onCounts={setCounts}
          />
        )
      }
      tools={
        <>
          <ListViews list={list} viewer={viewer} />
          {viewer.features.includes('SIGNAL_EXPORT') && (
            <ExportLink name="signals" variables={variables} hint={texts.exportHint} />
          )}
        </>
      }
    />
  );
};

const pathOf = ({ id }: SignalRowFragment): string => signalPath(id);
const openLabelOf = ({ id }: SignalRowFragment): string => texts.open(id);

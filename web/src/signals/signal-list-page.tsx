import { lazy, Suspense, useMemo, useState } from 'react';
import { sofiaToday } from '../ui/fields/sofia-time.ts';
import { countQuery, loaded, loadedNow, rowsQuery } from '../ui/list/list-query.ts';
import { loadCode } from '../platform/load-code.ts';
import { ListScreen } from '../ui/list/list-screen.tsx';
import { useListScreen } from '../ui/list/use-list-screen.ts';
import { useNow } from './use-now.ts';
import { signalColumns } from './signal-columns.tsx';
import { signalFilter, signalFilterFields, signalViews } from './signal-filter.ts';
import type { ViewCounts } from './signal-filter.ts';
import { useSignalCountQuery, useSignalsQuery } from './signals.generated.ts';
import type { SignalRowFragment } from './signals.generated.ts';
import { toSignal } from './signals.screens.ts';
import { texts } from './signals.texts.ts';
import { useDesk } from './use-desk.ts';
import { useSignalChoices } from './use-signal-choices.ts';

const SignalItem = lazy(async () => ({ default: (await loadCode(() => import('./signal-item.tsx'))).SignalItem }));
const SignalStrip = lazy(async () => ({ default: (await loadCode(() => import('./signal-strip.tsx'))).SignalStrip }));
const SignalListLive = lazy(async () => ({
  default: (await loadCode(() => import('./list-desk/signal-list-live.tsx'))).SignalListLive,
}));
const SubmitLink = lazy(async () => ({ default: (await loadCode(() => import('./submit-link.tsx'))).SubmitLink }));
const ExportLink = lazy(async () => ({
  default: (await loadCode(() => import('./list-desk/export-link.tsx'))).ExportLink,
}));

/** The operator's list of signals. */
export const SignalListPage = () => {
  const now = useNow();
  const { choices, priorityOrder, retry } = useSignalChoices();
  const columns = useMemo(() => signalColumns(priorityOrder, now), [priorityOrder, now]);
  const { hasDesk } = useDesk();
  const [counts, setCounts] = useState<ViewCounts>();
  const fields = useMemo(() => signalFilterFields({ choices, retry, hasDesk }), [choices, retry, hasDesk]);
  const list = useListScreen({ name: 'signals', fields, columns });
  const filter = signalFilter(list.filter);
  const variables = { filter, ...list.variables };
  const rows = useSignalsQuery({ ...rowsQuery, variables });
  const count = useSignalCountQuery({ ...countQuery, variables: { filter } });

  const shown = loaded(rows, ({ signals }) => signals.items);
  const total = loadedNow(count, ({ signals }) => signals.totalCount);
  const refresh = (): void => {
    void shown.refetch();
    void total.refetch();
    void retry?.().catch(() => {});
  };

  return (
    <ListScreen
      list={list}
      caption={texts.list}
      filterTitle={texts.filterTitle}
      rows={shown}
      count={total}
      idOf={idOf}
      pathOf={pathOf}
      openLabelOf={openLabelOf}
      itemOf={(signal) => <SignalItem signal={signal} priorityOrder={priorityOrder} now={now} />}
      stripOf={(signal) => (
        <Suspense fallback={null}>
          <SignalStrip signal={signal} />
        </Suspense>
      )}
      action={
        <Suspense fallback={null}>
          <SubmitLink isPrimary />
        </Suspense>
      }
      views={signalViews(sofiaToday(now), hasDesk, counts)}
      news={
        shown.value && (
          <Suspense fallback={null}>
            <SignalListLive
              rows={shown.value}
              total={total.value}
              variables={variables}
              onRefresh={refresh}
              onFirstPage={() => void list.goTo({ ...list.state, page: 1 })}
              onCounts={setCounts}
            />
          </Suspense>
        )
      }
      tools={
        <Suspense fallback={null}>
          <ExportLink filter={filter} sort={variables.sort} />
        </Suspense>
      }
    />
  );
};

const idOf = ({ id }: SignalRowFragment): string => id;
const pathOf = ({ id }: SignalRowFragment): string => toSignal(id);
const openLabelOf = ({ id }: SignalRowFragment): string => texts.open(id);

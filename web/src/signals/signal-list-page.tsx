import { lazy, Suspense, useMemo } from 'react';
import { sofiaToday } from '../ui/fields/sofia-time.ts';
import { countQuery, loaded, loadedNow, rowsQuery } from '../ui/list/list-query.ts';
import { loadCode } from '../ui/load-code.ts';
import { ListScreen } from '../ui/list/list-screen.tsx';
import { useListScreen } from '../ui/list/use-list-screen.ts';
import { useNow } from './preview/use-now.ts';
import { signalColumns } from './signal-columns.tsx';
import { signalFilter, signalFilterFields, signalViews } from './signal-filter.ts';
import { useSignalChoicesQuery, useSignalCountQuery, useSignalsQuery } from './signals.generated.ts';
import type { SignalRowFragment } from './signals.generated.ts';
import { toSignal } from './signals.screens.ts';
import { texts } from './signals.texts.ts';

const SignalItem = lazy(async () => ({ default: (await loadCode(() => import('./signal-item.tsx'))).SignalItem }));
const SignalStrip = lazy(async () => ({ default: (await loadCode(() => import('./signal-strip.tsx'))).SignalStrip }));

/** The operator's list of signals. */
export const SignalListPage = () => {
  const now = useNow();
  const { data: choices } = useSignalChoicesQuery();
  const priorityOrder = useMemo(() => choices?.priorities.map(({ id }) => id) ?? [], [choices]);
  const columns = useMemo(() => signalColumns(priorityOrder, now), [priorityOrder, now]);
  const fields = useMemo(() => signalFilterFields(choices), [choices]);
  const list = useListScreen({ name: 'signals', fields, columns });
  const filter = signalFilter(list.filter);
  const rows = useSignalsQuery({ ...rowsQuery, variables: { filter, ...list.variables } });
  const count = useSignalCountQuery({ ...countQuery, variables: { filter } });

  return (
    <ListScreen
      list={list}
      caption={texts.list}
      filterTitle={texts.filterTitle}
      rows={loaded(rows, ({ signals }) => signals.items)}
      count={loadedNow(count, ({ signals }) => signals.totalCount)}
      idOf={idOf}
      pathOf={pathOf}
      openLabelOf={openLabelOf}
      itemOf={(signal) => <SignalItem signal={signal} priorityOrder={priorityOrder} now={now} />}
      stripOf={(signal) => (
        <Suspense fallback={null}>
          <SignalStrip signal={signal} />
        </Suspense>
      )}
      views={signalViews(sofiaToday(now))}
    />
  );
};

const idOf = ({ id }: SignalRowFragment): string => id;
const pathOf = ({ id }: SignalRowFragment): string => toSignal(id);
const openLabelOf = ({ id }: SignalRowFragment): string => texts.open(id);

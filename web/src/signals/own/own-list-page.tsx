import { useEffect, useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { countQuery, loaded, loadedNow, rowsQuery } from '../../ui/list/list-query.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import type { QuickView } from '../../ui/list/quick-views.tsx';
import { useListScreen } from '../../ui/list/use-list-screen.ts';
import { useNow } from '../use-now.ts';
import { OwnItem } from '../signal-item.tsx';
import { signalFilter, signalFilterFields } from '../signal-filter.ts';
import { useSignalCountQuery, useSignalsQuery } from '../signals.generated.ts';
import type { SignalRowFragment } from '../signals.generated.ts';
import { toOwnSignal, toSignals } from '../signals.screens.ts';
import { texts } from '../signals.texts.ts';
import { SubmitLink } from '../submit-link.tsx';
import { fetchPreviewCode } from '../fetch-preview-code.ts';
import { useDesk } from '../use-desk.ts';
import { useSignalChoices } from '../use-signal-choices.ts';
import { useLive } from '../use-live.ts';
import { ownColumns } from './own-columns.tsx';
import { texts as ownTexts } from './own.texts.ts';
import { useSilentRefresh } from './use-silent-refresh.ts';

/** /signals/list: the signed-in person's own signals; an operator is taken to all of them. */
export const Component = () => {
  const { isOperator } = useDesk();
  const { search } = useLocation();
  return isOperator ? <Navigate to={{ pathname: toSignals, search }} replace /> : <OwnList />;
};

const OwnList = () => {
  const now = useNow();
  const { choices, priorityOrder, retry } = useSignalChoices();
  const columns = useMemo(() => ownColumns(priorityOrder, now), [priorityOrder, now]);
  const fields = useMemo(
    () => signalFilterFields({ choices, retry }).filter(({ name }) => !operators.has(name)),
    [choices, retry],
  );
  const list = useListScreen({ name: 'own-signals', fields, columns });
  const filter = signalFilter(list.filter);
  const variables = { filter, ...list.variables };
  const rows = useSignalsQuery({ ...rowsQuery, variables });
  const count = useSignalCountQuery({ ...countQuery, variables: { filter } });
  // Few rows, all of them the person's own: what is new among them is shown at once.
  const refresh = useSilentRefresh(variables);
  useLive({ onChange: refresh, onMissed: refresh });
  useEffect(fetchPreviewCode, []);

  return (
    <ListScreen
      list={list}
      caption={texts.ownList}
      filterTitle={texts.filterTitle}
      rows={loaded(rows, ({ signals }) => signals.items)}
      count={loadedNow(count, ({ signals }) => signals.totalCount)}
      idOf={idOf}
      pathOf={pathOf}
      openLabelOf={openLabelOf}
      itemOf={(signal) => <OwnItem signal={signal} priorityOrder={priorityOrder} now={now} />}
      views={views}
      action={<SubmitLink isPrimary />}
    />
  );
};

/** What only an operator filters by (SG-3). */
const operators = new Set(['submitter', 'workCardNo']);

const views: readonly QuickView[] = [
  { label: ownTexts.all, filter: {} },
  { label: ownTexts.open, filter: { status: 'SIGNAL' } },
  { label: ownTexts.breakdowns, filter: { status: 'BREAKDOWN' } },
  { label: ownTexts.closed, filter: { status: 'CLOSED' } },
];

const idOf = ({ id }: SignalRowFragment): string => id;
const pathOf = ({ id }: SignalRowFragment): string => toOwnSignal(id);
const openLabelOf = ({ id }: SignalRowFragment): string => texts.open(id);

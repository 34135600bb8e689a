import { useEffect, useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useLive } from '../../platform/live/use-live.ts';
import { useNow } from '../../platform/use-now.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { useSilentRefresh } from '../../ui/list/live/use-silent-refresh.ts';
import type { QuickView } from '../../ui/list/quick-views.tsx';
import { useListPage } from '../../ui/list/use-list-page.ts';
import { preloadPreview } from '../preload-preview.ts';
import { signalColumns } from '../signal-columns.tsx';
import { signalFilters } from '../signal-filter.ts';
import { OwnItem } from '../signal-item.tsx';
import { idOf, signalSource } from '../signal-source.ts';
import type { SignalRowFragment } from '../signals.generated.ts';
import { signalChanged } from '../signals.live.ts';
import { ownSignalPath, signalsPath } from '../signals.screens.ts';
import { texts } from '../signals.texts.ts';
import { SubmitLink } from '../submit-link.tsx';
import { useSignalChoices } from '../use-signal-choices.ts';
import { texts as ownTexts } from './own.texts.ts';

/** /signals/list: the signals of the citizen. Operators are redirected to the list of all signals. */
export const Component = () => {
  const { isOperator } = useViewer();
  const { search } = useLocation();
  return isOperator ? <Navigate to={{ pathname: signalsPath, search }} replace /> : <OwnList />;
};

const OwnList = () => {
  const now = useNow();
  const viewer = useViewer();
  const { choices, priorityOrder, retry } = useSignalChoices();
  const columns = useMemo(() => signalColumns(priorityOrder, now, viewer), [priorityOrder, now, viewer]);
  const fields = useMemo(() => signalFilters({ choices, retry }, viewer), [choices, retry, viewer]);
  const page = useListPage({ name: 'own-signals', source: signalSource, fields, columns });
  // New rows are shown at once, because a citizen has few signals.
  const refresh = useSilentRefresh(signalSource, page.variables);
  useLive(signalChanged, { onEvent: refresh, onMissed: refresh });
  useEffect(preloadPreview, []);

  return (
    <ListScreen
      {...page}
      caption={texts.ownList}
      filterTitle={texts.filterTitle}
      idOf={idOf}
      pathOf={pathOf}
      openLabelOf={openLabelOf}
      itemOf={(signal) => <OwnItem signal={signal} priorityOrder={priorityOrder} now={now} />}
      views={viewsOf(viewer.features)}
      action={<SubmitLink isPrimary />}
    />
  );
};

const viewsOf = (features: readonly string[]): readonly QuickView[] => [
  { label: ownTexts.all, filter: {} },
  ...(features.includes('NEW_REPLIES') ? [{ label: texts.newReply, filter: { newReply: 'true' } }] : []),
  { label: ownTexts.open, filter: { status: 'SIGNAL' } },
  { label: texts.withBreakdown, filter: { status: 'BREAKDOWN' } },
  { label: ownTexts.closed, filter: { status: 'CLOSED' } },
];

const pathOf = ({ id }: SignalRowFragment): string => ownSignalPath(id);
const openLabelOf = ({ id }: SignalRowFragment): string => texts.open(id);

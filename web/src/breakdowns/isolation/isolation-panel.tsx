import { Button, chakra } from '@chakra-ui/react';
import { ClipboardPen, Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { lazyPart } from '../../platform/loading/lazy-part.tsx';
import { toast } from '../../platform/toast.ts';
import { useSession } from '../../session/use-session.ts';
import { PageError } from '../../ui/page-state.tsx';
import { AffectedLists } from './affected-lists.tsx';
import { toFormValues } from './fill-values.ts';
import type { IsolationSectionProps } from './isolation-section.tsx';
import { isolationSheetPath } from './isolation-sheet-path.ts';
import { texts } from './isolation.texts.ts';
import { PlanSummary } from './plan-summary.tsx';
import { PlanWarnings } from './plan-warnings.tsx';
import { useIsolationPlan } from './use-isolation-plan.ts';
import { ValveTables } from './valve-tables.tsx';

const IsolationMap = lazyPart(() => import('./isolation-map.tsx'), 'IsolationMap');

/**
 * The valves around a break on the map and in tables, the people and streets without water, and the buttons that fill
 * the form and print the sheet.
 */
export const IsolationPanel = (props: IsolationSectionProps) => {
  const { place, breakdownId, workCardNo, onFill } = props;
  const { plan, isLoading, error, refetch, broken, mark } = useIsolationPlan(props);
  const { environment } = useSession();
  const [chosen, setChosen] = useState<string | null>(null);
  const sheetPath = useMemo(
    () => isolationSheetPath({ place, breakdownId, workCardNo, broken }),
    [place, breakdownId, workCardNo, broken],
  );
  // The error replaces an earlier plan, because that plan does not match the marked valves.
  if (error) return <PageError title={texts.failed} error={error} onRetry={refetch} />;
  if (plan === null) return <p>{texts.noPipe}</p>;
  if (!plan) return <p>{texts.loading}</p>;
  return (
    <Panel aria-busy={isLoading}>
      <PlanSummary plan={plan} />
      <PlanWarnings plan={plan} />
      <div className="columns">
        <ValveTables plan={plan} broken={broken} isPending={isLoading} onMark={mark} onChoose={setChosen} />
        {environment.features.includes('MAP') && (
          <div className="map">
            <IsolationMap plan={plan} at={place.at} chosen={chosen} />
          </div>
        )}
      </div>
      <AffectedLists plan={plan} />
      <div className="actions">
        <Button
          type="button"
          size="sm"
          disabled={isLoading}
          onClick={() => {
            onFill(toFormValues(plan, broken));
            toast.info(texts.filled);
          }}
        >
          <ClipboardPen />
          {texts.fill}
        </Button>
        <Button asChild size="sm" variant="outline">
          <Link to={sheetPath} target="_blank">
            <Printer />
            {texts.print}
          </Link>
        </Button>
      </div>
    </Panel>
  );
};

const widePanel = '@container (min-width: 896px)';

const Panel = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    containerType: 'inline-size',
    '& .columns': {
      display: 'grid',
      gap: '4',
      gridTemplateColumns: 'minmax(0, 1fr)',
      [widePanel]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    },
    '& .map': {
      h: '24rem',
      display: 'flex',
      flexDirection: 'column',
      borderWidth: '1px',
      borderRadius: 'lg',
      overflow: 'hidden',
      '@media print': { display: 'none' },
    },
    '& .actions': { display: 'flex', flexWrap: 'wrap', gap: '2' },
  },
});

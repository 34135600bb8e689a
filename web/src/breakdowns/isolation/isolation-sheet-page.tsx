import { formatPlace } from '@struma/shared/geo.ts';
import { Button, chakra } from '@chakra-ui/react';
import { Printer } from 'lucide-react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { emptyMark } from '../../platform/format.ts';
import { useNow } from '../../platform/use-now.ts';
import { PageError } from '../../ui/page-state.tsx';
import { CriticalUsers, Streets } from './affected-lists.tsx';
import type { IsolationPlanFragment } from './isolation.generated.ts';
import { ChoosePlace } from './choose-place.tsx';
import { readSheet } from './isolation-sheet-path.ts';
import { texts } from './isolation.texts.ts';
import { PlanSummary } from './plan-summary.tsx';
import { PlanWarnings } from './plan-warnings.tsx';
import { SheetFacts } from './sheet-facts.tsx';
import { tableStyle } from './table-style.ts';
import { useIsolationPlan } from './use-isolation-plan.ts';
import { ZoneSketch } from './zone-sketch.tsx';

/** /breakdowns/isolation: a page to print for the team that closes the valves. */
export const Component = () => {
  const [search] = useSearchParams();
  const sheet = useMemo(() => readSheet(search), [search]);
  const { place, breakdownId, broken, workCardNo } = sheet;
  const { plan, error, refetch } = useIsolationPlan({ place, breakdownId, brokenValveIds: broken });
  const now = useNow();
  if (error && !plan) return <PageError title={texts.failed} error={error} onRetry={refetch} />;
  const hasPlace = place.pipeId !== null || place.at !== null;
  return (
    <Sheet>
      <header>
        <div>
          <h2>{workCardNo ? texts.sheetTitle(workCardNo) : texts.newSheetTitle}</h2>
          <p>
            {texts.sheetMade(formatSofiaTime(now))}
            {place.at && ` · ${formatPlace(place.at)}`}
          </p>
        </div>
        <Button size="sm" disabled={!plan} hidden={!hasPlace} onClick={() => window.print()}>
          <Printer />
          {texts.sheetPrint}
        </Button>
      </header>
      {breakdownId !== undefined && <SheetFacts breakdownId={breakdownId} />}
      {!hasPlace && <ChoosePlace />}
      {hasPlace && !plan && <p>{plan === null ? texts.noPipe : texts.loading}</p>}
      {plan && (
        <>
          <PlanSummary plan={plan} />
          <PlanWarnings plan={plan} />
          <ZoneSketch plan={plan} at={place.at} />
          <SheetValves plan={plan} />
          <CriticalUsers plan={plan} />
          <Streets plan={plan} />
          <div className="notes">{texts.notes}</div>
        </>
      )}
    </Sheet>
  );
};

/** Date and time in Sofia, with the year first as in lists. */
const formatSofiaTime = (moment: Date): string =>
  moment.toLocaleString('sv-SE', { timeZone: 'Europe/Sofia', dateStyle: 'short', timeStyle: 'short' });

/** The table of all valves. A valve that works has an empty box to tick on paper. */
const SheetValves = ({ plan: { mustClose, mayClose, broken } }: { plan: IsolationPlanFragment }) => {
  const rows = [
    ...mustClose.map((valve) => ({ valve, state: texts.mustCloseOne })),
    ...mayClose.map((valve) => ({ valve, state: texts.mayCloseOne })),
    ...broken.map((valve) => ({ valve, state: texts.brokenOne })),
  ];
  return (
    <table>
      <caption>{texts.valves(mustClose.length)}</caption>
      <thead>
        <tr>
          {[texts.number, texts.valve, texts.state, texts.street, texts.pipe, texts.place, texts.done].map(
            (heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ valve, state }, index) => (
          <tr key={valve.id}>
            <td>{state === texts.brokenOne ? '×' : index + 1}</td>
            <td>{valve.id}</td>
            <td>{state}</td>
            <td>{valve.streetName ?? emptyMark}</td>
            <td>{valve.pipeId}</td>
            <td>{formatPlace(valve.location)}</td>
            <td>{state === texts.brokenOne ? emptyMark : <span className="box" />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Sheet = chakra('article', {
  base: {
    ...tableStyle,
    flex: '1',
    minH: '0',
    overflow: 'auto',
    w: 'full',
    maxW: '56rem',
    mx: 'auto',
    px: { base: '4', lg: '6' },
    py: '4',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    bg: 'bg.panel',
    '& > header': { display: 'flex', alignItems: 'start', gap: '3' },
    '& > header > div': { flex: '1' },
    '& h2': { textStyle: 'lg', fontWeight: 'semibold' },
    '& .box': { display: 'block', boxSize: '4', borderWidth: '1px', borderColor: 'fg' },
    '& .notes': { minH: '5rem', borderWidth: '1px', px: '2', py: '1', color: 'fg.muted' },
    '@media print': {
      overflow: 'visible',
      gap: '2',
      textStyle: 'xs',
      '& button': { display: 'none' },
    },
  },
});

import { breakdownFilterFields } from '@struma/schema/inputs.ts';
import { Button } from '@chakra-ui/react';
import { CirclePlus } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { BreakdownView } from '../types.ts';
import { ListViews } from '../list-views/list-views.tsx';
import { useViewer } from '../session/use-viewer.ts';
import { silentContext } from '../platform/request/busy.ts';
import { lazyPart } from '../platform/loading/lazy-part.tsx';
import { declareFilters } from '../ui/list/filter/declare-filters.ts';
import { ListScreen } from '../ui/list/list-screen.tsx';
import { PageNews } from '../ui/list/live/page-news.tsx';
import type { QuickView } from '../ui/list/quick-views.tsx';
import { useListPage } from '../ui/list/use-list-page.ts';
import { breakdownColumns } from './breakdown-columns.tsx';
import { breakdownSource } from './breakdown-source.ts';
import {
  BreakdownNeighboursDocument,
  BreakdownRowFragmentDoc,
  useBreakdownViewCountsQuery,
  type BreakdownRowFragment,
  type BreakdownViewCountsQuery,
} from './breakdowns.generated.ts';
import { breakdownChanged } from './breakdowns.live.ts';
import { breakdownPath, newBreakdownPath } from './breakdowns.screens.ts';
import { filterTexts, texts } from './breakdowns.texts.ts';
import { useBreakdownChoices } from './use-breakdown-choices.ts';

const BreakdownItem = lazyPart(() => import('./breakdown-item.tsx'), 'BreakdownItem');
const ExportLink = lazyPart(() => import('../ui/list/export-link.tsx'), 'ExportLink');

/** The list of breakdowns, /breakdowns/list (BR-1 to BR-3). */
export const Component = () => {
  const viewer = useViewer();
  const { choices, priorityOrder, retry } = useBreakdownChoices();
  const hasTools = viewer.features.includes('BREAKDOWN_TOOLS');
  const { data: counts, refetch } = useBreakdownViewCountsQuery({ skip: !hasTools, context: silentContext });
  const columns = useMemo(() => breakdownColumns(priorityOrder), [priorityOrder]);
  const fields = useMemo(() => {
    const sources = {
      priorityIds: { options: toOptions(choices?.priorities), retry },
      kevrCategory1Ids: { options: toOptions(choices?.kevrCategories1), retry },
      kevrCategory2Ids: { options: toOptions(choices?.kevrCategories2), retry },
    };
    return declareFilters({ fields: breakdownFilterFields, shown: filterTexts, sources }, viewer);
  }, [choices, retry, viewer]);
  const page = useListPage({ name: 'breakdowns', source: breakdownSource, fields, columns });
  return (
    <ListScreen
      {...page}
      caption={texts.list}
      filterTitle={texts.filterTitle}
      idOf={idOf}
      pathOf={pathOf}
      openLabelOf={openLabelOf}
      itemOf={(breakdown) => <BreakdownItem breakdown={breakdown} priorityOrder={priorityOrder} />}
      action={<AddLink />}
      views={viewsOf(hasTools, counts?.breakdownViews)}
      news={
        <PageNews
          page={page}
          ids={BreakdownNeighboursDocument}
          rowFragment={rowFragment}
          changes={breakdownChanged}
          readCounts={hasTools ? refetch : undefined}
        />
      }
      tools={
        <>
          <ListViews list={page.list} viewer={viewer} />
          <ExportLink
            name="breakdowns"
            variables={hasTools ? page.variables : { filter: undefined, sort: undefined }}
            hint={texts.exportHint}
          />
        </>
      }
    />
  );
};

const AddLink = () => (
  <Button asChild size="sm" {...shortStyle}>
    <Link to={newBreakdownPath}>
      <CirclePlus />
      <span className="word">{texts.add}</span>
    </Link>
  </Button>
);

/** On a narrow page the link shows only its icon, because the quick views need the space. */
const shortStyle = { mdDown: { boxSize: '11', p: '0', '& .word': { srOnly: true } } } as const;

type ViewCounts = BreakdownViewCountsQuery['breakdownViews'];

const countNames: Readonly<Record<BreakdownView, keyof ViewCounts>> = {
  ACTIVE: 'active',
  WITHOUT_WATER: 'withoutWater',
  PLANNED: 'planned',
  LATE: 'late',
  FINISHED_TODAY: 'finishedToday',
};

const viewsOf = (hasTools: boolean, counts: ViewCounts | undefined): readonly QuickView[] => [
  { label: texts.all, filter: {} },
  ...(hasTools
    ? (Object.entries(filterTexts.view.options) as [BreakdownView, string][]).map(([view, label]) => ({
        label,
        filter: { view },
        count: counts?.[countNames[view]],
      }))
    : []),
];

const toOptions = (choices: readonly { id: string; name: string }[] | undefined) =>
  choices?.map(({ id, name }) => ({ value: id, label: name }));

const rowFragment = { fragment: BreakdownRowFragmentDoc, fragmentName: 'BreakdownRow' };
const idOf = ({ id }: BreakdownRowFragment): string => id;
const pathOf = ({ id }: BreakdownRowFragment): string => breakdownPath(id);
const openLabelOf = ({ workCardNo }: BreakdownRowFragment): string => texts.open(workCardNo);

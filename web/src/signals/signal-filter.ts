import { signalFilterFields } from '@struma/schema/inputs.ts';
import type { SignalView } from '../types.ts';
import type { Viewer } from '../ui/list/audience.ts';
import { declareFilters } from '../ui/list/filter/declare-filters.ts';
import type { FilterField, FilterValues } from '../ui/list/filter/filter-fields.ts';
import type { QuickView } from '../ui/list/quick-views.tsx';
import type { SortKey } from '../ui/list/table/sorting.ts';
import { filterTexts } from './signal-filter.texts.ts';
import type { SignalChoicesQuery } from './signals.generated.ts';
import { texts } from './signals.texts.ts';
import { useSubmitterName, useSubmitterOptions } from './submitter-choices.ts';

interface Choices {
  /** Undefined while the choices load. */
  choices: SignalChoicesQuery | undefined;
  /** Loads choices again after a failure. */
  retry?: (() => Promise<unknown>) | undefined;
}

/** The filter fields of the list that are shown to the viewer. */
export const signalFilters = ({ choices, retry }: Choices, viewer: Viewer): readonly FilterField[] =>
  declareFilters(
    {
      fields: signalFilterFields,
      shown: filterTexts,
      sources: {
        statuses: {
          options: choices?.signalStatuses.map(({ status, name }) => ({ value: status, label: name })),
          retry,
        },
        priorityIds: { options: choices?.priorities.map(({ id, name }) => ({ value: id, label: name })), retry },
        submitterIds: { useOptions: useSubmitterOptions, useLabel: useSubmitterName },
      },
    },
    viewer,
  );

/** Number of signals in each of the operator's views. */
export type ViewCounts = Readonly<Record<Lowercase<SignalView>, number>> & {
  /** The utility's target for a reply in hours; null if the REST service does not send it. */
  answerHours: number | null;
};

/** The default order of a view: the views of waiting signals begin with the longest wait. */
export const getDefaultSort = ({ view }: FilterValues): readonly SortKey[] =>
  view === 'WAITING' || view === 'OVERDUE' ? waitSort : [];

/** Like `getDefaultSort`, for a list without `view`, whose view of waiting signals filters by `needsReply`. */
export const getDefaultSortByFilter = ({ needsReply }: FilterValues): readonly SortKey[] =>
  needsReply === waiting.needsReply ? waitSort : [];

const waiting = { needsReply: 'true' };

const waitSort: readonly SortKey[] = [{ column: 'wait', direction: 'ASC' }];

/** The quick views. `today`: the date in Sofia. `hasOperatorTools`: true if the service has the operators' views. */
export const signalViews = (today: string, hasOperatorTools: boolean, counts?: ViewCounts): readonly QuickView[] => [
  { label: texts.all, filter: {} },
  ...(hasOperatorTools
    ? views.map(([view, label]) => ({ label, filter: { view }, count: counts?.[lowercase(view)] }))
    : [
        { label: filterTexts.view.options.WAITING, filter: waiting },
        { label: texts.fresh, filter: { status: 'SIGNAL' } },
      ]),
  { label: texts.withBreakdown, filter: { status: 'BREAKDOWN' } },
  { label: texts.closedToday, filter: { closedFrom: `${today}T00:00`, closedTo: `${today}T23:59` } },
];

const views = Object.entries(filterTexts.view.options) as [SignalView, string][];

const lowercase = <Text extends string>(text: Text) => text.toLowerCase() as Lowercase<Text>;

import { useMemo } from 'react';
import { signalFilterFields } from '@struma/schema/inputs.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { filterTexts } from '../../signals/signal-filter.texts.ts';
import type { SignalFilter } from '../../types.ts';
import { declareFilters } from '../../ui/list/filter/declare-filters.ts';
import { filterInput, paramsOf } from '../../ui/list/filter/filter-kinds.ts';
import { useLocalFilter } from '../../ui/list/filter/use-local-filter.ts';
import { useBreakdownChoices } from '../use-breakdown-choices.ts';

export type CandidateFilter = ReturnType<typeof useCandidateFilter>;

const { created, priorityIds, ids, words, phone, person, address } = filterTexts;

/** The filter of the signals that can be linked. All these signals have the status SIGNAL and no breakdown. */
export const useCandidateFilter = (onSearch: () => void) => {
  const viewer = useViewer();
  const { choices, retry } = useBreakdownChoices();
  const fields = useMemo(
    () =>
      declareFilters(
        {
          fields: signalFilterFields,
          shown: { created, priorityIds, ids, words, phone, person, address },
          sources: {
            priorityIds: { options: choices?.priorities.map(({ id, name }) => ({ value: id, label: name })), retry },
          },
        },
        viewer,
      ),
    [choices, retry, viewer],
  );
  const params = useMemo(() => paramsOf(fields), [fields]);
  const { values, filter } = useLocalFilter(onSearch);
  const input = useMemo(() => filterInput<SignalFilter>(fields, values), [fields, values]);
  return { fields, params, values, filter, input };
};

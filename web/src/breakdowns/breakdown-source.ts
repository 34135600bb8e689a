import type { ListSource } from '../ui/list/list-source.ts';
import { BreakdownCountDocument, BreakdownsDocument } from './breakdowns.generated.ts';
import type { BreakdownFilter, BreakdownRowFragment, BreakdownSortField } from './breakdowns.generated.ts';

/** The GraphQL operations of the list of breakdowns. */
export const breakdownSource: ListSource<BreakdownRowFragment, BreakdownFilter, BreakdownSortField> = {
  field: 'breakdowns',
  rows: BreakdownsDocument,
  count: BreakdownCountDocument,
};

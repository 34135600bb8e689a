import type { ListSource } from '../ui/list/list-source.ts';
import { WaterMeterCountDocument, WaterMetersDocument } from './water-meters.generated.ts';
import type { WaterMeterFilter, WaterMeterRowFragment, WaterMeterSortField } from './water-meters.generated.ts';

/** The GraphQL operations of the list of water meters. */
export const waterMeterSource: ListSource<WaterMeterRowFragment, WaterMeterFilter, WaterMeterSortField> = {
  field: 'waterMeters',
  rows: WaterMetersDocument,
  count: WaterMeterCountDocument,
};

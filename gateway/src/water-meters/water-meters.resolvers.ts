import type { QueryResolvers, WaterMeterPageResolvers, WaterMeterResolvers } from '../kernel/schema-types.generated.ts';
import { readId } from '../kernel/input/ids.ts';
import { listField, listPage } from '../kernel/list/list-field.ts';
import { tracked } from '../kernel/tracked.ts';
import { findWaterMeter } from './find-water-meter.ts';
import { waterMeterExport, waterMeterList } from './water-meter-list.ts';
import { readReading, readWaterMeter } from './water-meters.rest.ts';
import type { WaterMeterRecord } from './water-meters.rest.ts';

const queries = {
  waterMeter: tracked((_root, { id }, context) => findWaterMeter(readId(id), context)),

  waterMeters: listField({ list: waterMeterList, readRow: readWaterMeter }),
} satisfies Partial<QueryResolvers>;

const types = {
  WaterMeter: {
    // Rows of a list come without readings.
    readings: tracked(async ({ id, audits }, _args, context) =>
      (audits ?? (await findWaterMeter(id, context))?.audits ?? []).map(readReading),
    ),
  } satisfies WaterMeterResolvers,
  WaterMeterPage: listPage<WaterMeterRecord>() satisfies WaterMeterPageResolvers,
};

export const schemaPart = { Query: queries, types, records: { WaterMeter: findWaterMeter } };

/** Lists as CSV, by file name below /files. */
export const listExports = { 'water-meters': waterMeterExport };

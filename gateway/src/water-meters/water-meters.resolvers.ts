import type { QueryResolvers, WaterMeterPageResolvers, WaterMeterResolvers } from '../kernel/schema-types.generated.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { readId } from '../kernel/input/ids.ts';
import { createListField, listPage } from '../kernel/list/list-field.ts';
import { choicesReader } from '../kernel/rest/lookups.ts';
import { tracked } from '../kernel/tracked.ts';
import { findWaterMeter } from './find-water-meter.ts';
import { waterMeterExport, waterMeterList } from './water-meter-list.ts';
import { readBalance } from './meter-balance.rest.ts';
import { readReading, readWaterMeter } from './water-meters.rest.ts';
import type { WaterMeterRecord } from './water-meters.rest.ts';

interface IdentifiedClientWire {
  id: number;
  clientNumber: string;
  name: string;
}

/** Returns a resolver that reads a lookup list, without its placeholder. */
const choices = (path: LookupPath) =>
  tracked((_root: unknown, _args: unknown, { rest, warn }: GatewayContext) => rest.get(path, {}, choicesReader(warn)));

type LookupPath =
  | '/api/WaterMeter/getWaterMeterTypesAsKeyValuePairList'
  | '/api/WaterMeter/getWaterMeterOwnershipTypesAsKeyValuePairList'
  | '/api/WaterMeter/getManufacturersAsKeyValuePairList'
  | '/api/WaterMeter/getCarnetsAsKeyValuePairList'
  | '/api/Audit/getAuditorsAsKeyValuePairList';

const queries = {
  waterMeter: tracked((_root, { id }, context) => findWaterMeter(readId(id), context)),

  waterMeters: createListField({ list: waterMeterList, readRow: readWaterMeter, sendsUserId: true }),

  waterMeterTypes: choices('/api/WaterMeter/getWaterMeterTypesAsKeyValuePairList'),
  waterMeterOwnershipTypes: choices('/api/WaterMeter/getWaterMeterOwnershipTypesAsKeyValuePairList'),
  manufacturers: choices('/api/WaterMeter/getManufacturersAsKeyValuePairList'),
  carnets: choices('/api/WaterMeter/getCarnetsAsKeyValuePairList'),
  auditors: choices('/api/Audit/getAuditorsAsKeyValuePairList'),

  meterBalance: tracked((_root, { waterMeterId }, { rest }) => {
    const id = readId(waterMeterId);
    return id === null ? null : rest.find('/struma/water-meters/balance', { waterMeterId: id }, readBalance);
  }),

  waterMeterSettings: (_root, _args, { installation }) =>
    installation.waterMeters ?? { mapUrl: null, valvesUrl: null, deviationPercent: 100 },

  clientsByIdentifier: async (_root, { identifier }, { rest }) => {
    if (!/^\d{9,13}$/.test(identifier.trim())) return [];
    const body = { identifier: identifier.trim() };
    const found = JSON.parse(await rest.postJson('/struma/clients/by-identifier', {}, body)) as IdentifiedClientWire[];
    return found.map((client) => ({ ...client, id: String(client.id) }));
  },
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

/** CSV exports of lists. The key is the name of the file: `/files/<key>.csv`. */
export const listExports = { 'water-meters': waterMeterExport };

import type { GatewayContext } from '../kernel/context.ts';
import { readWaterMeter } from './water-meters.rest.ts';
import type { WaterMeterRecord } from './water-meters.rest.ts';

/** Reads a water meter with its readings; null if the meter does not exist. */
export const findWaterMeter = async (
  id: number | null,
  { rest }: Pick<GatewayContext, 'rest'>,
): Promise<WaterMeterRecord | null> =>
  id === null ? null : rest.find('/api/WaterMeter/GetWaterMeterlById', { waterMeterId: id }, readWaterMeter);

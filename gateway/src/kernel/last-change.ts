import type { GatewayContext } from './context.ts';
import { readMoment } from './input/moment.ts';

interface LastChange {
  /** User name. Null if unknown. */
  changedBy: string | null;
  changedAt: ReturnType<typeof readMoment> | null;
}

/**
 * Finds who changed a record last, and when, in the activity log of the REST service.
 * @param feature The service feature that includes this log. If the service lacks it, user and time are unknown.
 */
export const findLastChange = async (
  {
    entity,
    entityId,
  }: { entity: 'breakdown' | 'nomenclatureItem' | 'client' | 'address' | 'waterMeter'; entityId: string },
  feature: Parameters<GatewayContext['features']['has']>[0],
  { rest, features }: Pick<GatewayContext, 'rest' | 'features'>,
): Promise<LastChange> => {
  const unknown = { changedBy: null, changedAt: null };
  if (!(await features.has(feature))) return unknown;
  const query = { entity, entityId, page: 1, itemsPerPage: 5 } as const;
  const last = await rest.get('/struma/history', query, ({ items: [entry] }) =>
    entry ? { changedBy: entry.username, changedAt: readMoment(entry.createdOn, entry.createdOnLocal) } : null,
  );
  return last ?? unknown;
};

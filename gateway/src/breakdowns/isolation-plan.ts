import type { components } from '@struma/schema/rest.ts';
import type { IsolationPlan, IsolationValve, QueryIsolationPlanArgs } from '../kernel/schema-types.generated.ts';
import { typedError } from '../kernel/errors.ts';
import { readId, readIds } from '../kernel/input/ids.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { breakdownTexts as texts } from './breakdowns.texts.ts';

type Wire = components['schemas'];
type Plain<T> = Omit<T, '__typename'>;

const maxBrokenValves = 100;

/**
 * Requests the isolation of a break: the valves to close, and what loses its water. Returns null if neither a pipe nor
 * a place is given, or if the service finds no pipe. Ids that no record can have are left out.
 */
export const findIsolationPlan = (
  { pipeId, at, brokenValveIds, breakdownId }: Partial<QueryIsolationPlanArgs>,
  { rest }: GatewayContext,
): Promise<Plain<IsolationPlan> | null> | null => {
  const pipe = pipeId ? readId(pipeId) : null;
  if (pipe === null && !at) return null;
  const brokenValves = readIds(brokenValveIds ?? []);
  if (brokenValves.length > maxBrokenValves)
    throw typedError('BAD_USER_INPUT', { message: texts.ids(maxBrokenValves), path: ['brokenValveIds'] });
  const breakdown = breakdownId ? readId(breakdownId) : null;
  return rest.find(
    '/struma/breakdowns/isolation',
    {
      ...(pipe !== null && { pipe }),
      ...at,
      ...(brokenValves.length > 0 && { brokenValves: brokenValves.join(',') }),
      ...(breakdown !== null && { breakdownId: breakdown }),
    },
    readPlan,
  );
};

const readPlan = (wire: Wire['IsolationPlan']): Plain<IsolationPlan> => ({
  ...wire,
  mustClose: wire.mustClose.map(readValve),
  mayClose: wire.mayClose.map(readValve),
  broken: wire.broken.map(readValve),
  lines: wire.lines.map(({ coordinates, ...line }) => ({
    ...line,
    line: coordinates.map(([longitude = 0, latitude = 0]) => ({ latitude, longitude })),
  })),
  overlaps: wire.overlaps.map(({ id, workCardNo }) => ({ breakdownId: id, workCardNo })),
});

const readValve = ({ latitude, longitude, ...valve }: Wire['IsolationValve']): Plain<IsolationValve> => ({
  ...valve,
  location: { latitude, longitude },
});

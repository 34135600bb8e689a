import type { GatewayContext } from '../kernel/context.ts';
import { typedError } from '../kernel/errors.ts';
import { readId } from '../kernel/input/ids.ts';
import { readBreakdown } from './breakdowns.rest.ts';
import type { BreakdownRecord } from './breakdowns.rest.ts';
import { breakdownTexts } from './breakdowns.texts.ts';

/** Reads a breakdown; null if it does not exist. Sends no request if the id is null. */
export const findBreakdown = async (
  id: number | null,
  { rest }: Pick<GatewayContext, 'rest'>,
): Promise<BreakdownRecord | null> =>
  id === null ? null : rest.find('/api/breakdown/GetBreakdownById', { breakdownId: id }, readBreakdown);

/** Parses the id of a breakdown. Throws NOT_FOUND if no breakdown can have this id. */
export const requireBreakdownId = (id: string): number => {
  const number = readId(id);
  if (number === null) throw unknownBreakdown();
  return number;
};

export const unknownBreakdown = (): Error => typedError('NOT_FOUND', { message: breakdownTexts.unknown });

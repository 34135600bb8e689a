import type { GatewayContext } from '../context.ts';
import { typedError } from '../errors.ts';
import { inputTexts } from '../errors.texts.ts';
import { fixedLimits } from './limits.ts';

const selected = new WeakMap<GatewayContext, number>();

/**
 * Counts the stored characters of a text that a request selects, once for each alias. The cost is computed before the
 * request and assumes short texts; without this limit, one request could select a long conversation fifteen times and
 * keep the gateway busy for seconds. Throws TOO_COSTLY with both numbers.
 */
export const countSelectedText = (context: GatewayContext, characters: number): void => {
  const cost = (selected.get(context) ?? 0) + characters;
  selected.set(context, cost);
  const limit = fixedLimits.selectedText;
  if (cost > limit) throw typedError('TOO_COSTLY', { message: inputTexts.muchText(limit), cost, limit });
};

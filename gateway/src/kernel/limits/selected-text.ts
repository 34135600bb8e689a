import type { GatewayContext } from '../context.ts';
import { typedError } from '../errors.ts';
import { inputTexts } from '../errors.texts.ts';
import { fixedLimits } from './limits.ts';

const selectedCharacters = new WeakMap<GatewayContext, number>();

/**
 * Counts the stored characters of a text that a request selects, once for each alias. Above the limit, it throws
 * TOO_COSTLY with the count and the limit. The cost does not replace this limit, because it is computed before the
 * request and assumes short texts: one request could select a long conversation fifteen times and keep the gateway busy
 * for seconds.
 */
export const countSelectedText = (context: GatewayContext, characters: number): void => {
  const cost = (selectedCharacters.get(context) ?? 0) + characters;
  selectedCharacters.set(context, cost);
  const limit = fixedLimits.selectedText;
  if (cost > limit) throw typedError('TOO_COSTLY', { message: inputTexts.muchText(limit), cost, limit });
};

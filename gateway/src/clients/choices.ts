import type { GatewayContext } from '../kernel/context.ts';
import { choicesReader } from '../kernel/rest/lookups.ts';
import type { Choice } from '../kernel/rest/lookups.ts';

type LookupPath =
  | '/api/WaterMeter/getClientTypesAsKeyValuePairList'
  | '/api/WaterMeter/getDistrictsAsKeyValuePairList'
  | '/api/WaterMeter/getTownGraoCodesAsKeyValuePairList'
  | '/api/WaterMeter/getStreetsAsKeyValuePairList'
  | '/api/WaterMeter/getAddressesAsKeyValuePairList'
  | '/api/WaterMeter/getClientsAsKeyValuePairList';

const maxChoices = 20;

/** Reads a whole lookup list, without its placeholder. */
export const readLookup = (path: LookupPath, { rest, warn }: GatewayContext): Promise<Choice[]> =>
  rest.get(path, {}, choicesReader(warn));

/**
 * WM-13: finds entries of a lookup list by a text. A service without CLIENT_TOOLS returns the whole list, which the
 * gateway then searches.
 */
export const searchLookup = async (
  path: LookupPath,
  { text, townId }: { text: string; townId?: number | null },
  context: GatewayContext,
): Promise<Choice[]> => {
  const { rest, features, warn } = context;
  const searchText = text.trim().slice(0, 200);
  if (await features.has('CLIENT_TOOLS')) {
    const query = { limit: maxChoices, ...(searchText && { text: searchText }), ...(townId && { townId }) };
    return rest.get(path, query, choicesReader(warn));
  }
  const lowerText = searchText.toLocaleLowerCase('bg');
  const choices = await readLookup(path, context);
  return choices.filter(({ name }) => name.toLocaleLowerCase('bg').includes(lowerText)).slice(0, maxChoices);
};

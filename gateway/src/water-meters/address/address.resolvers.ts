import type {
  AddressLevel,
  AddressPartsInput,
  MutationResolvers,
  QueryResolvers,
  Refusal,
} from '../../kernel/schema-types.generated.ts';
import { isConflict } from '../../kernel/conflict.ts';
import { createRefusal } from '../../kernel/failures.ts';
import { readSearchText } from '../../kernel/input/filter-input.ts';
import { readChoiceId } from '../../kernel/input/ids.ts';
import { isText, readCodedText, readObject, unexpectedResponse } from '../../kernel/rest/reply.ts';
import { readChoices } from '../../kernel/rest/lookups.ts';
import { createSuccess } from '../../kernel/success.ts';
import { tracked } from '../../kernel/tracked.ts';
import { requireId } from '../water-meter-id.ts';
import { writeTexts as texts } from '../water-meters-write.texts.ts';

const levels = {
  DESCRIPTION: 'Description',
  STREET: 'StreetName',
  BLOCK: 'Block',
  ENTRANCE: 'Entrance',
  FLOOR: 'Floor',
  APARTMENT: 'Apartment',
} as const satisfies Record<AddressLevel, string>;

/** Converts the parts of an address to REST parameters, without blank parts. */
const partsOf = (address: AddressPartsInput | null | undefined): Record<string, string> => {
  const { description, ...others } = address ?? {};
  return Object.fromEntries(
    Object.entries({ addressDescription: description, ...others }).flatMap(([name, value]) =>
      value?.trim() ? [[name, value.trim()]] : [],
    ),
  );
};

const queries = {
  addressOptions: tracked((_root, { level, address, text }, { rest, warn }) => {
    const words = readSearchText(text, ['text']);
    return rest.get(
      `/api/WaterMeter/GetAddressProperty${levels[level]}DropdownItemsAsKeyValuePairList`,
      { ...partsOf(address), ...(words !== undefined && { text: words }) },
      (list) => readChoices(list, warn).map(({ name }) => name),
    );
  }),

  addressMatches: (_root, { text }, { rest }) => {
    const words = readSearchText(text, ['text']);
    if (words === undefined) return [];
    return rest.readByPost('/struma/search/addresses', { text: words }, (found) =>
      found.map(({ addressDescription: description, ...match }) => ({
        ...match,
        description,
        unmatched: match.unmatched ?? null,
      })),
    );
  },
} satisfies Partial<QueryResolvers>;

const mutations = {
  updateWaterMeterAddress: async (_root, { input }, { rest }) => {
    const waterMeterId = requireId(input.id);
    const { addressId, expectedAddressId } = input;
    const body = {
      ...partsOf(input.address),
      waterMeterId,
      ...(addressId && { addressId: readChoiceId(addressId, 'addressId') }),
      ...(expectedAddressId !== undefined && {
        expectedAddressId: readChoiceId(expectedAddressId, 'expectedAddressId'),
      }),
    };
    try {
      const response = await rest.postJson('/api/WaterMeter/UpdateWaterMeterAddress', {}, body);
      return readStored(response) ?? createSuccess('UpdateWaterMeterAddressSuccess', { waterMeterId });
    } catch (error) {
      if (isConflict(error)) return createRefusal('WRONG_STATE', texts.changedMeanwhile);
      throw error;
    }
  },
} satisfies Partial<MutationResolvers>;

/**
 * Returns null if the address was stored: the response is the number of the meter, as text or as part of a record. An
 * empty response means that nothing was stored (WM-8). Throws for JSON of another kind.
 */
const readStored = (response: string): Refusal | null => {
  if (/^\s*(?:null|"")?\s*$/.test(response)) return createRefusal('NOT_RECORDED', texts.failed);
  const record = readObject(response);
  if (record && 'id' in record) return null;
  if (!isText(response) && !/^\s*\d+\s*$/.test(response)) throw unexpectedResponse(response);
  const { code, text } = readCodedText(response);
  return code !== null && code <= 0 ? createRefusal('SERVICE_REFUSED', text || texts.failed) : null;
};

export const schemaPart = { Query: queries, Mutation: mutations };

import { silentContext } from '../../platform/request/busy.ts';
import { type AddressMatchesQuery, useAddressMatchesQuery } from './address.generated.ts';
import { texts } from './address.texts.ts';

type Match = AddressMatchesQuery['addressMatches'][number];

/** The search of addresses reads no shorter texts. */
export const minMatchText = 2;

/**
 * WM-8, WM-12: the addresses that match a text, as the options of a field. An option names the typed numbers and
 * letters that its address lacks; if the best match lacks any, the field has a note and no active option.
 */
export const useAddressMatches = (text: string, isEnabled: boolean, toValue: (match: Match) => string) => {
  const isShort = text.trim().length < minMatchText;
  const { data, error } = useAddressMatchesQuery({
    variables: { text },
    skip: !isEnabled || isShort,
    context: silentContext,
  });
  const options = isShort
    ? []
    : data?.addressMatches.map((match) => ({
        value: toValue(match),
        label: match.label,
        description: match.unmatched?.length ? texts.unmatched(match.unmatched) : null,
      }));
  const note = options?.every(({ description }) => description) ? texts.nearest : texts.firstDiffers;
  const caution = options?.[0]?.description ? note : undefined;
  return { options, failed: error !== undefined, caution };
};

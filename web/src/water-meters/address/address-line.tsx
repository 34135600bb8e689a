import { silentContext } from '../../platform/request/busy.ts';
import { TypeAheadField } from '../../ui/fields/type-ahead-field.tsx';
import { type AddressMatchesQuery, useAddressMatchesQuery } from './address.generated.ts';
import { texts } from './address.texts.ts';

type Match = AddressMatchesQuery['addressMatches'][number];

interface AddressLineProps {
  /** The chosen address; null if none. */
  chosen: Match | null;
  onChoose: (match: Match | null) => void;
}

/** A field that finds a stored address by its words in any spelling. */
export const AddressLine = ({ chosen, onChoose }: AddressLineProps) => (
  <TypeAheadField
    label={texts.line}
    hint={texts.lineHint}
    emptyLabel={texts.choose}
    value={chosen ? JSON.stringify(chosen) : ''}
    chosenLabel={chosen?.label}
    useOptions={useMatches}
    onChange={(value) => onChoose(value === '' ? null : (JSON.parse(value) as Match))}
  />
);

/** The value of an option is the whole match: with the id alone, the match would have to be read again. */
const useMatches = (text: string, isEnabled: boolean) => {
  const isShort = text.trim().length < 2;
  const { data, error } = useAddressMatchesQuery({
    variables: { text },
    skip: !isEnabled || isShort,
    context: silentContext,
  });
  const options = isShort
    ? []
    : data?.addressMatches.map((match) => ({ value: JSON.stringify(match), label: match.label }));
  return { options, failed: error !== undefined };
};

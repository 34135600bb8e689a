import { TypeAheadField } from '../../ui/fields/type-ahead-field.tsx';
import type { AddressMatchesQuery } from './address.generated.ts';
import { texts } from './address.texts.ts';
import { useAddressMatches } from './use-address-matches.ts';

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
const useMatches = (text: string, isEnabled: boolean) => useAddressMatches(text, isEnabled, JSON.stringify);

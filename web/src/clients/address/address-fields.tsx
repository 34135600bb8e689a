import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { PlaceField } from '../../map/picker/place-field.tsx';
import type { PickedLocation } from '../../map/picker/use-picked-place.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { TypeAheadField } from '../../ui/fields/type-ahead-field.tsx';
import type { AddressField, AddressValues } from './address-values.ts';
import { texts } from './address.texts.ts';
import { streetsOf, useClients, useTowns } from './use-lookups.ts';
import type { Labels } from './use-save-address.tsx';

interface AddressFieldsProps {
  values: AddressValues;
  /** Names of the chosen town, street and client. */
  labels: Labels;
  fieldErrors: Readonly<Record<string, string>>;
  /** The problems of typed texts. */
  typedProblems: Partial<Record<AddressField, string>>;
  isPending: boolean;
  location: PickedLocation;
  onChange: (part: Partial<Record<AddressField, string>>) => void;
  /** Receives the error of the typed coordinates, or null if they are valid. */
  onPlaceProblem: (message: string | null) => void;
}

const maxLengths: Partial<Record<AddressField, number>> = {
  streetNumber: 20,
  block: 20,
  entrance: 20,
  floor: 20,
  apartment: 50,
  description: 500,
  carnetCode: 50,
  carnetPage: 7,
};

/** AD-1: the fields of an address. Choosing another town clears the street. */
export const AddressFields = ({ onPlaceProblem, ...props }: AddressFieldsProps) => {
  const { values, labels, fieldErrors, typedProblems, isPending, location, onChange } = props;
  const useStreets = useMemo(() => streetsOf(values.townId), [values.townId]);
  const problemOf = (name: AddressField): string | undefined =>
    Object.entries(fieldErrors).find(([path]) => path === name || path.endsWith(`.${name}`))?.[1];
  const field = (name: AddressField) => ({
    label: texts.fields[name],
    value: values[name],
    disabled: isPending,
    problem: problemOf(name) ?? typedProblems[name],
    onChange: (value: string) => onChange({ [name]: value }),
  });
  const text = (name: AddressField) => <TextField {...field(name)} maxLength={maxLengths[name] ?? 50} />;
  return (
    <Grid>
      <div className="wide">
        <TypeAheadField
          {...field('townId')}
          emptyLabel={texts.choose}
          required
          chosenLabel={labels.townId}
          useOptions={useTowns}
          onChange={(townId) => onChange(townId === values.townId ? {} : { townId, streetId: '' })}
        />
      </div>
      <div className="wide">
        <TypeAheadField
          {...field('streetId')}
          emptyLabel={texts.noChoice}
          disabled={isPending || values.townId === ''}
          chosenLabel={labels.streetId}
          useOptions={useStreets}
        />
      </div>
      {text('streetNumber')}
      {text('block')}
      {text('entrance')}
      {text('floor')}
      {text('apartment')}
      <TextField {...field('zipCode')} inputMode="numeric" maxLength={10} />
      <div className="wide">
        <TextField {...field('description')} maxLength={500} hint={texts.descriptionHint} />
      </div>
      {text('carnetCode')}
      <TextField {...field('carnetPage')} inputMode="numeric" maxLength={7} />
      <div className="wide">
        <TypeAheadField
          {...field('clientId')}
          emptyLabel={texts.noChoice}
          chosenLabel={labels.clientId}
          useOptions={useClients}
        />
      </div>
      <div className="wide">
        <PlaceField
          label={texts.fields.location}
          location={location}
          problem={problemOf('location')}
          onTypedProblem={onPlaceProblem}
        />
      </div>
    </Grid>
  );
};

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(auto-fill, minmax(8rem, 1fr))' },
    gap: '3',
    alignItems: 'start',
    '& > .wide': { gridColumn: '1 / -1' },
  },
});

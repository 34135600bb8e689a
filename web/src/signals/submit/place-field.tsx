import { Button, chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { texts as mapTexts } from '../../map/map.texts.ts';
import { formatPlace, isSamePlace, type Place } from '../../map/place.ts';
import { readTypedPlace } from '../../map/typed-place.ts';
import { useAddressAtQuery } from '../../map/map.generated.ts';
import { useSession } from '../../session/use-session.ts';
import { silently } from '../../ui/busy.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { loadCode } from '../../ui/load-code.ts';
import { texts } from './submit.texts.ts';

const AddressSearch = lazy(() =>
  loadCode(() => import('../../map/address-search.tsx')).then((code) => ({ default: code.AddressSearch })),
);

interface PlaceFieldProps {
  place: Place | null;
  problem: string | undefined;
  disabled: boolean;
  onChange: (place: Place | null) => void;
}

/** 'Локация на сигнала': the coordinates as they are typed or were chosen, and the address there. */
export const PlaceField = ({ place, problem, disabled, onChange }: PlaceFieldProps) => {
  const { environment } = useSession();
  const hasGeocoder = environment.features.includes('GEOCODER');
  const [typed, setTyped] = useState<string | null>(null);
  const [hasLeft, setLeft] = useState(false);
  const address = useAddress(place, hasGeocoder);
  const read = readTypedPlace(typed ?? '');
  // A place that was chosen otherwise takes the place of what was typed.
  const isTyped = typed !== null && (place === null || (read.kind === 'place' && isSamePlace(read.place, place)));
  const wrong = hasLeft && isTyped && read.kind === 'problem' ? read : null;

  const type = (text: string): void => {
    const next = readTypedPlace(text);
    setTyped(text);
    setLeft(false);
    onChange(next.kind === 'place' ? next.place : null);
  };
  const leave = (): void => {
    if (read.kind === 'problem') setLeft(true);
    else setTyped(null);
  };
  const take = (next: Place): void => {
    setTyped(null);
    onChange(next);
  };

  return (
    <Frame>
      {hasGeocoder && (
        <Suspense fallback={<div className="search" />}>
          <div className="search">
            <AddressSearch onPick={({ location }) => take(location)} />
          </div>
        </Suspense>
      )}
      <TextField
        label={texts.location}
        value={isTyped ? typed : place ? formatPlace(place) : ''}
        required
        disabled={disabled}
        problem={wrong?.message ?? problem}
        hint={address ?? texts.locationHint}
        onChange={type}
        onBlur={leave}
      />
      {wrong?.instead && (
        <Button type="button" size="xs" variant="outline" onClick={() => wrong.instead && take(wrong.instead)}>
          {mapTexts.swap}
        </Button>
      )}
    </Frame>
  );
};

const useAddress = (place: Place | null, isKnown: boolean): string | null => {
  const isAsked = place !== null && isKnown;
  const { data, error } = useAddressAtQuery(
    isAsked
      ? { variables: { at: { latitude: place.latitude, longitude: place.longitude } }, context: silently }
      : { skip: true },
  );
  if (!isAsked) return null;
  if (!data && !error) return mapTexts.loadingAddress;
  return data?.reverseGeocode?.label ?? mapTexts.unknownAddress;
};

const Frame = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '2', '& > button': { alignSelf: 'start' }, '& .search': { minH: '10' } },
});

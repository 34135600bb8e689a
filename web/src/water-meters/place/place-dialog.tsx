import { formatPlace } from '@struma/shared/geo.ts';
import { Button, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { AddressSearch } from '../../map/address-search.tsx';
import { markerZoom, pickerView, type View } from '../../map/picker/place.ts';
import { PlaceField } from '../../map/picker/place-field.tsx';
import { usePickedPlace } from '../../map/picker/use-picked-place.ts';
import { lazyPart } from '../../platform/loading/lazy-part.tsx';
import { useUnsavedWarning } from '../../platform/unsaved.ts';
import { useSession } from '../../session/use-session.ts';
import { CommandNoteLine } from '../../ui/command-note.tsx';
import { DialogFrame } from '../../ui/dialog-frame.tsx';
import { texts } from './place.texts.ts';
import { type UnplacedMeter, usePlaceMeter } from './use-place-meter.ts';

const LocationPicker = lazyPart(() => import('../../map/picker/location-picker.tsx'), 'LocationPicker');

interface PlaceDialogProps {
  meter: UnplacedMeter;
  onStored: () => Promise<unknown>;
  onClose: () => void;
}

/** WM-11: the dialog that puts a meter on the map. A refusal keeps the dialog open with the chosen place. */
export const PlaceDialog = ({ meter, onStored, onClose }: PlaceDialogProps) => {
  // The place as the user saw it last: a reload behind the dialog must not hide a conflict.
  const [seen, setSeen] = useState(meter.location);
  const [placeProblem, setPlaceProblem] = useState<string | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const { features } = useSession().environment;
  const { store, readStored, note, fieldErrors, isPending, clear } = usePlaceMeter(meter, onStored);
  const location = usePickedPlace(null, { hasPipes: false, hasAddresses: features.includes('GEOCODER') });
  const { place, put } = location;
  useUnsavedWarning(place !== null);
  const save = async (): Promise<void> => {
    setIsChecked(true);
    if (!place || placeProblem !== null || isPending) return;
    const kind = await store(seen, place);
    if (kind === 'done') return onClose();
    // A colleague may have placed the meter: the dialog then shows that place, which the next attempt expects.
    const stored = kind === 'refused' ? await readStored() : undefined;
    if (stored !== undefined) setSeen(stored);
  };
  const missing = isChecked && !place ? texts.placeMissing : undefined;
  const view = viewOf(meter);
  return (
    <DialogFrame
      title={texts.dialogTitle(meter.fabricNo)}
      width="40rem"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {texts.cancel}
          </Button>
          {/* Not disabled while the command runs: a disabled button loses the focus. */}
          <Button aria-disabled={isPending} onClick={() => void save()}>
            {texts.save}
          </Button>
        </>
      }
    >
      <Fields>
        {features.includes('GEOCODER') && (
          <AddressSearch onPick={({ location: at, label }) => put(at, { address: label })} />
        )}
        <div onInput={clear}>
          <PlaceField
            label={texts.place}
            location={location}
            required
            problem={fieldErrors['place.location'] ?? missing}
            onTypedProblem={setPlaceProblem}
          />
          <CommandNoteLine id="meter-place-dialog-note" note={note} />
        </div>
        {seen && <output>{texts.placedMeanwhile(formatPlace(seen))}</output>}
        {features.includes('MAP') && (
          <div className="map">
            <LocationPicker location={location} view={view} home={view} hasSearch={false} />
          </div>
        )}
      </Fields>
    </DialogFrame>
  );
};

/** The surroundings of the address, where the meter probably is. */
const viewOf = ({ address }: UnplacedMeter): View =>
  address?.location ? { center: address.location, zoom: markerZoom } : pickerView;

const Fields = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    // Room for the focus ring of the first field.
    pt: '1',
    '& .map': { position: 'relative', h: { base: '14rem', md: '18rem' } },
    '& .field': { boxShadow: 'none', borderWidth: '1px', borderColor: 'border.control', borderRadius: 'md' },
    '& output': { color: 'fg.warning', textStyle: 'sm' },
  },
});

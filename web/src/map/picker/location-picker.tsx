import { chakra } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { AddressSearch } from '../address-search.tsx';
import { pipeLayers } from '../layer-choice.ts';
import { MapCanvas } from '../map-canvas.tsx';
import { overMap, plate } from '../map-frame.ts';
import { texts } from '../map.texts.ts';
import { MovedView } from '../moved-view.tsx';
import type { FeatureRef } from '../style/network-style.ts';
import { markerZoom, pickerView, type View } from './place.ts';
import { PlaceField } from './place-field.tsx';
import { PickerParts } from './picker-parts.tsx';
import { StillPicture } from './still-picture.tsx';
import type { PickedLocation } from './use-picked-place.ts';

interface LocationPickerProps {
  /** From `usePickedPlace`; a `PlaceField` of a form beside the map takes the same. */
  location: PickedLocation;
  /** Where the map begins and goes back to while there is no marker. */
  view?: View;
  home?: View;
  /** The network's layers, for operators. */
  withNetwork?: boolean;
  /** MP-4: the pipes are shown whatever the panel says, and the marker's is highlighted. */
  withPipes?: boolean;
  /** Of layers that are shown whatever the panel says. */
  alwaysShown?: readonly string[];
  firstChosen?: FeatureRef | null;
  isReadOnly?: boolean;
  /** Shows the coordinates' field on the map itself, where no form stands beside it. */
  withField?: boolean;
  /** Colour of the pin. */
  colour?: string;
  /** Said over the map. */
  note?: string | undefined;
  onMove?: (view: View) => void;
}

/** A map to look at and to pick a place on: by double click, drag, address, keys, cross-hair or numbers. Fills its place. */
export const LocationPicker = ({
  location,
  view = pickerView,
  home = pickerView,
  withNetwork = false,
  withPipes = false,
  alwaysShown = none,
  firstChosen = null,
  isReadOnly = false,
  withField = false,
  colour,
  note,
  onMove,
}: LocationPickerProps) => {
  const [first] = useState<View>(() =>
    location.place ? { center: location.place, zoom: Math.max(markerZoom, view.zoom) } : view,
  );
  const [chosen, setChosen] = useState<FeatureRef | null>(firstChosen);
  const { pipe } = location;
  const pipeId = pipe?.kind === 'pipe' ? Number(pipe.id) : null;
  const marked = useMemo(
    () => chosen ?? (pipeId !== null && Number.isSafeInteger(pipeId) ? { sourceLayer: 'pipes', id: pipeId } : null),
    [chosen, pipeId],
  );
  const shown = useMemo(() => (withPipes ? [...alwaysShown, ...pipeLayers] : alwaysShown), [withPipes, alwaysShown]);
  const field = withField && <PlaceField location={location} />;
  return (
    <Frame>
      <MapCanvas
        view={first}
        withNetwork={withNetwork || withPipes}
        chosen={marked}
        alwaysShown={shown}
        instead={
          <Instead location={location} view={first}>
            {field}
          </Instead>
        }
      >
        {onMove && <MovedView onMove={onMove} />}
        <PickerParts
          location={location}
          home={home}
          isReadOnly={isReadOnly}
          hasFeatures={withNetwork || withPipes}
          chosen={chosen}
          colour={colour}
          onChoose={setChosen}
          field={field}
        >
          {note && <p className="note">{note}</p>}
        </PickerParts>
      </MapCanvas>
    </Frame>
  );
};

const none: readonly string[] = [];

/** Without WebGL: the place as a still picture, found by address or by numbers. */
const Instead = ({ location, view, children }: { location: PickedLocation; view: View; children: React.ReactNode }) => {
  const { place, put } = location;
  const around = useMemo(() => (place ? { center: place, zoom: markerZoom } : view), [place, view]);
  return (
    <>
      <StillPicture view={around} isMarked={place !== null} hint={texts.noWebGlPick} />
      <div className="search below-note">
        <AddressSearch onPick={({ location: at, label }) => put(at, { address: label })} />
        {children && <section className="note">{children}</section>}
      </div>
    </>
  );
};

const Frame = chakra('div', {
  base: {
    flex: '1',
    minH: '0',
    minW: '0',
    h: 'full',
    display: 'flex',
    position: 'relative',
    '& > div': { ...overMap },
    '& .note': { ...plate, mt: '3', px: '3.5', py: '2.5', textStyle: 'sm' },
    '& .below-note': { top: '5.5rem!' },
  },
});

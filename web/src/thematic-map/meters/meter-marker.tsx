import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flyTo, useMap } from '../../map/map-context.ts';
import { isSamePlace, markerZoom, type Place } from '../../map/picker/place.ts';
import { PlaceMarker } from '../../map/picker/place-marker.tsx';
import { done } from '../../platform/command/command.ts';
import { mutation } from '../../platform/command/operations.ts';
import { useCommand } from '../../platform/command/use-command.ts';
import { silentContext } from '../../platform/request/busy.ts';
import { toast } from '../../platform/toast.ts';
import { useSession } from '../../session/use-session.ts';
import {
  MoveMapMeterDocument,
  type MapMeterQuery,
  type MoveMapMeterMutation,
  useMapMeterQuery,
} from './map-meters.generated.ts';
import { texts } from './map-meters.texts.ts';
import { meterMoves } from './meter-moves.ts';

type Meter = NonNullable<MapMeterQuery['waterMeter']>;

/** MP-11: flies to the selected meter and marks it. The marker can be moved; the new place is stored. */
export const MeterMarker = ({ id }: { id: string }) => {
  const { data } = useMapMeterQuery({ variables: { id }, fetchPolicy: 'cache-and-network', context: silentContext });
  const meter = data?.waterMeter;
  return meter?.id === id && meter.location ? <Marker meter={meter} stored={meter.location} /> : null;
};

const Marker = ({ meter, stored }: { meter: Meter; stored: Place }) => {
  const { map } = useMap();
  const [newPlace, setNewPlace] = useState<Place | null>(null);
  const { schedule } = useMoveCommand(meter, stored, () => setNewPlace(null));
  const fly = useEffectEvent((): void => flyTo(map, stored, Math.max(map.getZoom(), markerZoom)));
  useEffect(() => fly(), [map]);
  return (
    <PlaceMarker
      place={newPlace ?? stored}
      colour="struma.solid"
      onMove={(place) => {
        setNewPlace(place);
        schedule(place);
      }}
    />
  );
};

/** The arrow keys move the marker in many steps; only the last place before this pause is stored. */
const pauseMs = 700;

const useMoveCommand = ({ id, fabricNo }: Meter, stored: Place, onEnd: () => void) => {
  const { features } = useSession().environment;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const command = useCommand(mutation(MoveMapMeterDocument), {
    read: (result: MoveMapMeterMutation['moveWaterMeter']) =>
      result.__typename === 'MoveWaterMeterSuccess' ? done(null) : null,
    texts: { refused: texts.failed, unknownOutcome: texts.unknownOutcome },
  });
  const move = async (from: Place, to: Place, isUndo: boolean): Promise<void> => {
    const outcome = await command.run({
      id,
      place: { location: toInput(to) },
      ...(features.includes('SVO_TOOLS') && { expected: { location: toInput(from) } }),
    });
    onEnd();
    if (outcome.kind !== 'done') return;
    meterMoves.set((count) => count + 1);
    const undo = { label: texts.undo, run: () => void move(to, from, true) };
    if (isUndo) toast.success(texts.restored(fabricNo));
    else toast.success(texts.moved(fabricNo), { action: undo });
  };
  const pendingMove = useRef<() => void>(undefined);
  const schedule = (place: Place): void => {
    clearTimeout(timer.current);
    pendingMove.current = () => {
      pendingMove.current = undefined;
      if (!isSamePlace(place, stored)) void move(stored, place, false);
    };
    timer.current = setTimeout(() => pendingMove.current?.(), pauseMs);
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      // The last move is stored even if another meter is selected meanwhile.
      pendingMove.current?.();
    },
    [],
  );
  return { schedule };
};

const toInput = ({ latitude, longitude }: Place): Place => ({ latitude, longitude });

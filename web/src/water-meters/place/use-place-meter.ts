import { useApolloClient } from '@apollo/client/react';
import { isSamePlace, type Place } from '../../map/picker/place.ts';
import { done } from '../../platform/command/command.ts';
import { mutation } from '../../platform/command/operations.ts';
import { useCommand } from '../../platform/command/use-command.ts';
import { silentContext } from '../../platform/request/busy.ts';
import { toast } from '../../platform/toast.ts';
import { useSession } from '../../session/use-session.ts';
import type { WaterMeterDetailsFragment } from '../preview/preview.generated.ts';
import { PlaceWaterMeterDocument, StoredMeterPlaceDocument, type PlaceWaterMeterMutation } from './place.generated.ts';
import { texts } from './place.texts.ts';

export type UnplacedMeter = Pick<WaterMeterDetailsFragment, 'id' | 'fabricNo' | 'location' | 'address'>;

interface PlaceInput {
  id: string;
  place: { location: Place | null };
  expected?: { location: Place | null };
}

type Result = PlaceWaterMeterMutation['moveWaterMeter'];

/** WM-11: stores the place of a meter. The message of the success has a button that restores the place before. */
export const usePlaceMeter = ({ id, fabricNo }: Pick<UnplacedMeter, 'id' | 'fabricNo'>, refresh: Refresh) => {
  const { features } = useSession().environment;
  const readStored = useStoredPlace(id);
  const command = useCommand(mutation<PlaceInput, PlaceWaterMeterMutation>(PlaceWaterMeterDocument), {
    read: (result: Result) => (result.__typename === 'MoveWaterMeterSuccess' ? done(null) : null),
    texts: { refused: texts.failed, unknownOutcome: texts.unknownOutcome },
    check: async ({ place }) => {
      const stored = await readStored();
      if (stored === undefined) return 'unknown';
      return isSamePlace(stored, place.location) ? done(null) : 'not-stored';
    },
    refresh,
  });
  const run = async (from: Place | null, to: Place | null): Promise<string> => {
    const { kind } = await command.run({
      id,
      place: { location: to && toInput(to) },
      ...(features.includes('SVO_TOOLS') && { expected: { location: from && toInput(from) } }),
    });
    return kind;
  };
  const undo = async (from: Place | null, to: Place): Promise<void> => {
    if ((await run(to, from)) === 'done') toast.success((from ? texts.restored : texts.removed)(fabricNo));
  };
  /** `seen` is the place that the user saw. Returns how the run ended. */
  const store = async (seen: Place | null, place: Place): Promise<string> => {
    const kind = await run(seen, place);
    if (kind === 'done')
      toast.success(texts.placed(fabricNo), { action: { label: texts.undo, run: () => void undo(seen, place) } });
    return kind;
  };
  const { note, fieldErrors, isPending, clear } = command;
  return { store, readStored, note, fieldErrors, isPending, clear };
};

type Refresh = () => Promise<unknown>;

/** Returns a function that reads the stored place: null without a place, undefined if the read fails. */
const useStoredPlace = (id: string) => {
  const client = useApolloClient();
  return async (): Promise<Place | null | undefined> => {
    const read = { query: StoredMeterPlaceDocument, variables: { id }, fetchPolicy: 'network-only' } as const;
    const { data } = await client.query({ ...read, context: silentContext }).catch(() => ({ data: null }));
    return data?.waterMeter?.location;
  };
};

/** Removes `__typename` from a place that a query has returned. */
const toInput = ({ latitude, longitude }: Place): Place => ({ latitude, longitude });

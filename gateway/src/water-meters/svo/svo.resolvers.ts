import { GraphQLScalarType } from 'graphql';
import type { components } from '@struma/schema/rest.ts';
import { formatSvoNumber } from '@struma/shared/water-meters/svo-number.ts';
import type {
  CoordinatesInput,
  MutationResolvers,
  QueryResolvers,
  Refusal,
  SvoProposal,
  SvoSnapInput,
  SvoSnapPreview,
  WaterMeterPlaceInput,
} from '../../kernel/schema-types.generated.ts';
import { isConflict } from '../../kernel/conflict.ts';
import type { GatewayContext } from '../../kernel/context.ts';
import { typedError } from '../../kernel/errors.ts';
import { createInvalidInput, createRefusal } from '../../kernel/failures.ts';
import { readChoiceId, readId } from '../../kernel/input/ids.ts';
import { readChanged } from '../../kernel/rest/reply.ts';
import { RestStatusError } from '../../kernel/rest/upstream-error.ts';
import { createSuccess } from '../../kernel/success.ts';
import { tracked } from '../../kernel/tracked.ts';
import { readSavedMeter } from '../read-saved-meter.ts';
import { requireId } from '../water-meter-id.ts';
import { writeTexts as texts } from '../water-meters-write.texts.ts';

type Wire = components['schemas'];
type Plain<T> = Omit<T, '__typename'>;

/** The body of a snap request. Layer and project are fixed: the service connections of the map definition (WM-5). */
const selectionOf = ({ waterMeterId, svoId, marker }: SvoSnapInput): Wire['MapSelection'] => ({
  watermeterID: requireId(waterMeterId),
  svoID: requireId(svoId),
  markerLng: marker.longitude,
  markerLat: marker.latitude,
  source: 'src_lines_w',
  projectId: 19,
});

const queries = {
  svoProposals: tracked((_root, { waterMeterId, at }, { rest }) => {
    if (at) checkPlace(at, ['at']);
    const query = { waterMeterId: requireId(waterMeterId), ...(at && toPlaceFields(at)) };
    return rest.get('/struma/water-meters/svo-proposals', query, (found) => found.map(readProposal));
  }),

  svoQueue: tracked((_root, { waterMeterId }, { rest }) =>
    rest.get('/struma/water-meters/svo-queue', { waterMeterId: requireId(waterMeterId) }, (queue) => queue),
  ),

  svoSnapPreview: async (_root, { input }, { rest }) => {
    if (readId(input.waterMeterId) === null || readId(input.svoId) === null) return null;
    checkPlace(input.marker, ['input', 'marker']);
    try {
      return await rest.readByPost('/api/WaterMeter/PreviewSnap', selectionOf(input), readPreview);
    } catch (error) {
      if (error instanceof RestStatusError && error.status === 404) return null;
      throw error;
    }
  },
} satisfies Partial<QueryResolvers>;

const mutations = {
  snapWaterMeter: async (_root, { input }, { rest }) => {
    checkPlace(input.marker, ['input', 'marker']);
    const { expectedSvoId: expected } = input;
    const selection = {
      ...selectionOf(input),
      ...(expected !== undefined && { expectedSvoID: readChoiceId(expected, 'expectedSvoId') }),
    };
    try {
      const { type, message } = await rest.post('/api/WaterMeter/SnapWatermeterToLine', selection, readSnap);
      if (type === 1) return createSuccess('SnapWaterMeterSuccess', { waterMeterId: selection.watermeterID });
      return type === 0 ? createRefusal('SERVICE_REFUSED', message) : createRefusal('NOT_RECORDED', texts.snapFailed);
    } catch (error) {
      if (isConflict(error)) return createRefusal('WRONG_STATE', texts.changedMeanwhile);
      throw error;
    }
  },

  moveWaterMeter: async (_root, { input }, context) => {
    const waterMeterId = requireId(input.id);
    const { location } = input.place;
    if (location && !isOnEarth(location))
      return createInvalidInput([{ field: 'location', code: 'RANGE', message: texts.wrongPlace }], texts.wrongPlace, [
        'place',
      ]);
    try {
      const refusal = (await context.features.has('SVO_TOOLS'))
        ? await storePlace(waterMeterId, input, context)
        : await updatePlace(waterMeterId, input.place, context);
      return refusal ?? createSuccess('MoveWaterMeterSuccess', { waterMeterId });
    } catch (error) {
      if (isConflict(error)) return createRefusal('WRONG_STATE', texts.changedMeanwhile);
      throw error;
    }
  },
} satisfies Partial<MutationResolvers>;

/** Without a number, the response does not show whether the snap was stored. */
const readSnap = (result: Wire['SnapResult']): Wire['SnapResult'] => {
  if (typeof result.type !== 'number') throw new TypeError('type');
  return result;
};

interface Move {
  place: WaterMeterPlaceInput;
  expected?: WaterMeterPlaceInput | null;
}

const storePlace = async (
  waterMeterId: number,
  { place, expected }: Move,
  { rest }: GatewayContext,
): Promise<Refusal | null> => {
  const body = { waterMeterId, ...toRest(place), ...(expected && { expected: toRest(expected) }) };
  return readChanged(await rest.postJson('/struma/water-meters/place', {}, body), texts.failed);
};

const toRest = ({ location, svoId }: WaterMeterPlaceInput) => ({
  ...(location !== undefined && toWirePlace(location)),
  ...(svoId !== undefined && { svoId: readChoiceId(svoId, 'svoId') }),
});

/**
 * Stores the place with the update of a meter, for services that have only the calls of the specification. These do not
 * remove a place: in their update, null means unchanged.
 */
const updatePlace = async (
  id: number,
  { location }: WaterMeterPlaceInput,
  { rest, features }: GatewayContext,
): Promise<Refusal | null> => {
  if (location === undefined) return null;
  if (location === null) await features.require('SVO_TOOLS');
  return readSavedMeter(await rest.postJson('/api/WaterMeter/Update', {}, { id, ...toWirePlace(location) }));
};

/** Null removes the place. */
const toWirePlace = (location: CoordinatesInput | null) => location ?? { latitude: null, longitude: null };

const toPlaceFields = ({ latitude, longitude }: CoordinatesInput) => ({ latitude, longitude });

const isOnEarth = ({ latitude, longitude }: CoordinatesInput): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

const checkPlace = (place: CoordinatesInput, path: readonly string[]): void => {
  if (!isOnEarth(place)) throw typedError('BAD_USER_INPUT', { message: texts.wrongPlace, path });
};

const readProposal = ({ latitude, longitude, ...proposal }: Wire['SvoProposal']): Plain<SvoProposal> => ({
  ...proposal,
  svoId: String(proposal.svoId),
  shownNumber: formatSvoNumber(proposal.svoId),
  point: { latitude, longitude },
});

/** The REST service of another utility may send any GeoJSON feature. */
const readPreview = (feature: Wire['SnapFeature']): Plain<SvoSnapPreview> => {
  const { distance, isTooFar } = Object(feature.properties) as { distance?: unknown; isTooFar?: unknown };
  return { feature, distance: typeof distance === 'number' ? distance : null, isTooFar: isTooFar === true };
};

const types = { GeoJson: new GraphQLScalarType({ name: 'GeoJson', serialize: (value) => value }) };

export const schemaPart = { Query: queries, Mutation: mutations, types };

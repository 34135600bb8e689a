import { GraphQLScalarType } from 'graphql';
import type { CoordinatesInput, MutationResolvers, QueryResolvers } from '../kernel/schema-types.generated.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { codeOf, typedError } from '../kernel/errors.ts';
import { readSearchText } from '../kernel/input/filter-input.ts';
import { readId } from '../kernel/input/ids.ts';
import { tracked } from '../kernel/tracked.ts';
import { RestStatusError } from '../kernel/rest/upstream-error.ts';
import { readAddressLists } from './address-lists.ts';
import { mapTexts } from './map.texts.ts';
import {
  readBaseMap,
  readDisplayName,
  readMapDataItem,
  readNearLine,
  readSvoLine,
  readWmsLayer,
  toGeoHit,
} from './map.rest.ts';
import { findPipe } from './pipe-at.ts';
import { saveMapView } from './save-map-view.ts';

/** The warehouse's number of the project that defines the map. */
const project = 19;

const mapQueries = {
  baseMap: tracked((_root, _args, { rest }) => rest.get('/struma/base-map', {}, readBaseMap)),

  mapDefinition: tracked((_root, _args, { rest }) =>
    rest.get('/warehouse/GetMapDefinition', { projectID: project }, (items) => items.map(readMapDataItem)),
  ),

  wmsLayers: tracked((_root, _args, { rest }) =>
    rest.get('/warehouse/GetWMSLayers', {}, (layers) => layers.map(readWmsLayer)),
  ),

  geocode: tracked(async (_root, { text, first }, context) => {
    const address = readSearchText(text, ['text']);
    checkCount(first, maxHits);
    if (address === undefined) return [];
    const search = context.rest.get('/warehouse/SearchByAddress', { address }, (lists) =>
      readAddressLists(lists, first),
    );
    return (await nullIfFailed(search, context))?.map(toGeoHit) ?? [];
  }),

  reverseGeocode: tracked(async (_root, { at }, context) => {
    const { latitude: lat, longitude: lon } = checkPlace(at);
    const label = await nullIfFailed(context.rest.get('/reverse', { lat, lon }, readDisplayName), context);
    return label === null ? null : { label, location: { latitude: lat, longitude: lon } };
  }),

  // Not tracked: the response of the map server is read as bytes, without an ETag.
  pipeAt: (_root, { at, zoom }, context) => findPipe(context, checkPlace(at), Math.max(0, Math.min(24, zoom))),

  svoLine: tracked((_root, { id }, { rest }) => {
    const svoId = readId(id);
    if (svoId === null) return null;
    return rest.find(`/lines/src_lines_w/${svoId}` as '/lines/src_lines_w/{svoId}', {}, readSvoLine);
  }),

  nearestSvoLines: tracked((_root, { at, within, first }, { rest }) => {
    checkCount(first, maxLines);
    if (!(within >= 0 && within <= maxDistance))
      throw typedError('BAD_USER_INPUT', { message: mapTexts.wrongDistance, path: ['within'] });
    const query = { ...checkPlace(at), metres: within, limit: first };
    return rest.get('/struma/lines/src_lines_w/nearest', query, (lines) => lines.map(readNearLine));
  }),
} satisfies Partial<QueryResolvers>;

const mapMutations = {
  saveMapView: (_root, { input }, context) => saveMapView(context, input),
} satisfies Partial<MutationResolvers>;

const mapTypes = {
  MapStyleJson: new GraphQLScalarType({ name: 'MapStyleJson', serialize: (value) => value }),
};

const maxHits = 20;
const maxLines = 50;
const maxDistance = 5000;

/** MP-7: logs a failed search and returns null. */
const nullIfFailed = async <T>(search: Promise<T>, { warn }: GatewayContext): Promise<T | null> => {
  try {
    return await search;
  } catch (error) {
    // The service's message may quote the address.
    const code = error instanceof RestStatusError ? error.status : (codeOf(error) ?? 'INTERNAL_SERVER_ERROR');
    warn('Geocoder request failed', { code });
    return null;
  }
};

const checkPlace = (place: CoordinatesInput): CoordinatesInput => {
  if (Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180) return place;
  throw typedError('BAD_USER_INPUT', { message: mapTexts.wrongPlace, path: ['at'] });
};

const checkCount = (first: number, max: number): void => {
  if (first >= 1 && first <= max) return;
  throw typedError('BAD_USER_INPUT', { message: mapTexts.wrongCount(max), path: ['first'] });
};

export const schemaPart = { Query: mapQueries, Mutation: mapMutations, types: mapTypes };

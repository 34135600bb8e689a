import { GraphQLScalarType } from 'graphql';
import type { CoordinatesInput, MutationResolvers, QueryResolvers } from '@struma/schema/resolvers.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { codeOf, typedError } from '../kernel/errors.ts';
import { searchText } from '../kernel/filter-input.ts';
import { readId } from '../kernel/ids.ts';
import { RestRefusal } from '../kernel/rest-trouble.ts';
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

const project = 19;

export const mapQueries = {
  baseMap: async (_root, _args, { rest, features }) => {
    await features.demand('MAP');
    return rest.get('/struma/base-map', {}, readBaseMap);
  },

  mapDefinition: async (_root, _args, { rest, features }) => {
    await features.demand('MAP');
    return rest.get('/warehouse/GetMapDefinition', { projectID: project }, (items) => items.map(readMapDataItem));
  },

  wmsLayers: async (_root, _args, { rest, features }) => {
    await features.demand('MAP');
    return rest.get('/warehouse/GetWMSLayers', {}, (layers) => layers.map(readWmsLayer));
  },

  geocode: async (_root, { text, first }, context) => {
    await context.features.demand('GEOCODER');
    const address = searchText(text, ['text']);
    checkCount(first, mostHits);
    if (address === undefined) return [];
    const search = context.rest.get('/warehouse/SearchByAddress', { address }, (lists) =>
      readAddressLists(lists, first),
    );
    return (await swallowed(search, context))?.map(toGeoHit) ?? [];
  },

  reverseGeocode: async (_root, { at }, context) => {
    await context.features.demand('GEOCODER');
    const { latitude: lat, longitude: lon } = checkPlace(at);
    const label = await swallowed(context.rest.get('/reverse', { lat, lon }, readDisplayName), context);
    return label === null ? null : { label, location: { latitude: lat, longitude: lon } };
  },

  pipeAt: async (_root, { at, zoom }, context) => {
    await context.features.demand('MAP');
    return findPipe(context, checkPlace(at), Math.max(0, Math.min(24, zoom)));
  },

  svoLine: async (_root, { id }, { rest, features }) => {
    await features.demand('MAP');
    const svoId = readId(id);
    if (svoId === null) return null;
    return rest.find(`/lines/src_lines_w/${svoId}` as '/lines/src_lines_w/{svoId}', {}, readSvoLine);
  },

  nearestSvoLines: async (_root, { at, within, first }, { rest, features }) => {
    await features.demand('MAP');
    checkCount(first, mostLines);
    if (!(within >= 0 && within <= farthest))
      throw typedError('BAD_USER_INPUT', { message: mapTexts.wrongDistance, path: ['within'] });
    const query = { ...checkPlace(at), metres: within, limit: first };
    return rest.get('/struma/lines/src_lines_w/nearest', query, (lines) => lines.map(readNearLine));
  },
} satisfies Partial<QueryResolvers>;

export const mapMutations = {
  saveMapView: (_root, { input }, context) => saveMapView(context, input),
} satisfies Partial<MutationResolvers>;

export const mapTypes = {
  MapStyleJson: new GraphQLScalarType({ name: 'MapStyleJson', serialize: (value) => value }),
};

const mostHits = 10;
const mostLines = 50;
const farthest = 5000;

/** MP-7: a search that fails finds nothing. The log hears of it. */
const swallowed = async <T>(search: Promise<T>, { warn }: GatewayContext): Promise<T | null> => {
  try {
    return await search;
  } catch (error) {
    // What the service says may quote the address.
    warn(
      `The geocoder failed: ${error instanceof RestRefusal ? error.status : (codeOf(error) ?? 'INTERNAL_SERVER_ERROR')}`,
    );
    return null;
  }
};

const checkPlace = (place: CoordinatesInput): CoordinatesInput => {
  if (Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180) return place;
  throw typedError('BAD_USER_INPUT', { message: mapTexts.wrongPlace, path: ['at'] });
};

const checkCount = (first: number, most: number): void => {
  if (first >= 1 && first <= most) return;
  throw typedError('BAD_USER_INPUT', { message: mapTexts.wrongCount(most), path: ['first'] });
};

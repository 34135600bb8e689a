import { isPlace, worldX, worldY, type Box } from '../drawing/mercator.ts';
import { WmsException } from './wms-exception.ts';

/** The rectangle of the map that a WMS request shows, and the size of the image in pixels. */
export interface WmsView {
  box: Box;
  width: number;
  height: number;
}

export type WmsParameters = ReadonlyMap<string, string>;

export const maxPictureSize = 2048;
/** Half of the width of the world map in metres of EPSG:3857. */
const earthHalf = 20_037_508.342_789_244;
/** Limit of a coordinate, far beyond the edges of the world. Larger numbers would become infinite in the index. */
const maxCoordinate = 1e9;

/** Returns the parameters by upper-case name, because WMS ignores letter case. */
export const wmsParameters = (query: Readonly<Record<string, unknown>>): WmsParameters =>
  new Map(
    Object.entries(query).map(([name, value]) => [name.toUpperCase(), String(Array.isArray(value) ? value[0] : value)]),
  );

export const versionOf = (parameters: WmsParameters): '1.1.1' | '1.3.0' =>
  (parameters.get('VERSION') ?? '1.3.0') < '1.3.0' ? '1.1.1' : '1.3.0';

/** Throws unless the parameter `name` contains only the layer `known`. */
export const requireLayer = (parameters: WmsParameters, name: string, known: string): void => {
  const layers = parameters.get(name)?.split(',') ?? [];
  if (layers.length === 0 || layers.some((layer) => layer !== known)) {
    const text = `Invalid layer(s) given in the ${name} parameter. A layer might be disabled for this request. Check wms/ows_enable_request settings.`;
    throw new WmsException(text, 'LayerNotDefined');
  }
};

export const viewOf = (parameters: WmsParameters): WmsView => {
  const [width, height] = [sizeOf(parameters, 'WIDTH'), sizeOf(parameters, 'HEIGHT')];
  return { box: boxOf(parameters), width, height };
};

/** Parses an integer pixel position inside the image. */
export const pixelOf = (parameters: WmsParameters, names: [string, string], size: number): number => {
  const value = Number(parameters.get(names[0]) ?? parameters.get(names[1]) ?? NaN);
  if (Number.isInteger(value) && value >= 0 && value < size) return value;
  throw new WmsException(`Invalid ${names[0]}/${names[1]} value for the picture's size.`, 'InvalidPoint');
};

const sizeOf = (parameters: WmsParameters, name: string): number => {
  const value = Number(parameters.get(name) ?? NaN);
  if (Number.isInteger(value) && value > 0 && value <= maxPictureSize) return value;
  throw new WmsException(`Image size out of range, ${name} must be between 1 and ${maxPictureSize} pixels.`);
};

const boxOf = (parameters: WmsParameters): Box => {
  const [a, b, c, d] = parseBoundingBox(parameters.get('BBOX') ?? '');
  const system = (parameters.get('CRS') ?? parameters.get('SRS') ?? '').toUpperCase();
  if (system === 'EPSG:3857' || system === 'EPSG:900913') return fromMetres(a, b, c, d);
  if (system === 'CRS:84') return fromDegrees(a, b, c, d);
  // In version 1.3.0 the latitude is first.
  if (system === 'EPSG:4326')
    return versionOf(parameters) === '1.3.0' ? fromDegrees(b, a, d, c) : fromDegrees(a, b, c, d);
  throw new WmsException('Unsupported CRS given in the request.', 'InvalidSRS');
};

const parseBoundingBox = (text: string): [number, number, number, number] => {
  const numbers = text.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)));
  const [a = NaN, b = NaN, c = NaN, d = NaN] = numbers;
  if (numbers.length !== 4 || !numbers.every((value) => Math.abs(value) <= maxCoordinate) || a >= c || b >= d)
    throw new WmsException('Invalid values for BBOX.');
  return [a, b, c, d];
};

const fromMetres = (left: number, bottom: number, right: number, top: number): Box => {
  const unit = (metres: number): number => ((metres + earthHalf) / (2 * earthHalf)) * 2 ** 32;
  return { minX: unit(left), maxX: unit(right), minY: unit(-top), maxY: unit(-bottom) };
};

const fromDegrees = (west: number, south: number, east: number, north: number): Box => {
  if (!isPlace(west, south) || !isPlace(east, north)) throw new WmsException('Invalid values for BBOX.');
  return { minX: worldX(west), maxX: worldX(east), minY: worldY(north), maxY: worldY(south) };
};

import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { gatewayFetch } from '../../platform/gateway-fetch.ts';
import type { ColourMode } from '../../platform/colour-mode.ts';
import type { BaseMap } from './base-style.ts';
import { type MapColours, mapColours } from './map-colours.ts';
import type { View } from '../picker/place.ts';

interface DrawOptions {
  mode: ColourMode;
  isMarked: boolean;
  signal: AbortSignal;
}

/** Draws the base map around a place with a plain pen, as browsers without WebGL have one. */
export const drawBaseMap = async (
  canvas: HTMLCanvasElement,
  base: BaseMap,
  { center, zoom: wanted }: View,
  { mode, isMarked, signal }: DrawOptions,
): Promise<void> => {
  const zoom = Math.round(Math.max(base.minZoom, Math.min(base.maxZoom, wanted)));
  const { width, height } = sized(canvas);
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const colours = mapColours[mode];
  pen.fillStyle = colours.land;
  pen.fillRect(0, 0, width, height);
  const x = ((center.longitude + 180) / 360) * 2 ** zoom;
  const y = (0.5 - Math.asinh(Math.tan((center.latitude * Math.PI) / 180)) / (2 * Math.PI)) * 2 ** zoom;
  const tiles = tilesAround(x, y, width, height);
  await Promise.all(
    tiles.map(async (tile) => {
      const path = base.tilesUrl
        .replace('{z}', String(zoom))
        .replace('{x}', String(tile.x))
        .replace('{y}', String(tile.y));
      const answer = await gatewayFetch(path, { silent: true, signal });
      if (answer.status === 204 || signal.aborted) return;
      const corner = { left: width / 2 + (tile.x - x) * side, top: height / 2 + (tile.y - y) * side };
      if (base.kind === 'RASTER')
        pen.drawImage(await createImageBitmap(await answer.blob()), corner.left, corner.top, side, side);
      else drawTile(pen, new VectorTile(new PbfReader(new Uint8Array(await answer.arrayBuffer()))), corner, colours);
    }),
  );
  if (isMarked) drawPin(pen, width / 2, height / 2);
};

/** Pixels that a tile is wide. */
const side = 512;

const sized = (canvas: HTMLCanvasElement): { width: number; height: number } => {
  canvas.width = canvas.clientWidth;
  canvas.height = canvas.clientHeight;
  return canvas;
};

const tilesAround = (x: number, y: number, width: number, height: number): { x: number; y: number }[] => {
  const [left, right] = [Math.floor(x - width / 2 / side), Math.floor(x + width / 2 / side)];
  const [top, bottom] = [Math.floor(y - height / 2 / side), Math.floor(y + height / 2 / side)];
  const found: { x: number; y: number }[] = [];
  for (let column = left; column <= right; column += 1)
    for (let row = top; row <= bottom; row += 1) found.push({ x: column, y: row });
  return found;
};

const roadWidths: Readonly<Record<string, number>> = { highway: 16, major_road: 14, minor_road: 8 };

const drawTile = (
  pen: CanvasRenderingContext2D,
  { layers }: VectorTile,
  { left, top }: { left: number; top: number },
  colours: MapColours,
): void => {
  const each = (name: string, draw: (feature: VectorTileFeature) => void): void => {
    const layer = layers[name];
    for (let index = 0; index < (layer?.length ?? 0); index += 1) {
      const feature = layer?.feature(index);
      if (!feature) continue;
      trace(pen, feature, left, top);
      draw(feature);
    }
  };
  const fill = (colour: string): void => {
    pen.fillStyle = colour;
    pen.fill();
  };
  const stroke = (colour: string, width: number): void => {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.stroke();
  };
  pen.save();
  pen.beginPath();
  pen.rect(left, top, side, side);
  pen.clip();
  pen.lineJoin = 'round';
  each('landuse', ({ properties: { kind } }) => fill(kind === 'residential' ? colours.block : colours.park));
  each('water', ({ type }) => (type === 3 ? fill(colours.water) : stroke(colours.water, 18)));
  each('roads', ({ properties: { kind } }) => {
    stroke(kind === 'minor_road' ? colours.road : colours.roadMajor, roadWidths[String(kind)] ?? 3);
  });
  each('buildings', () => fill(colours.building));
  pen.restore();
};

const trace = (pen: CanvasRenderingContext2D, feature: VectorTileFeature, left: number, top: number): void => {
  const scale = side / feature.extent;
  pen.beginPath();
  for (const part of feature.loadGeometry()) {
    for (const [index, point] of part.entries()) {
      const [x, y] = [left + point.x * scale, top + point.y * scale];
      if (index === 0) pen.moveTo(x, y);
      else pen.lineTo(x, y);
    }
  }
};

const drawPin = (pen: CanvasRenderingContext2D, x: number, y: number): void => {
  pen.beginPath();
  pen.arc(x, y, 9, 0, 2 * Math.PI);
  pen.fillStyle = '#0850AB';
  pen.fill();
  pen.lineWidth = 3;
  pen.strokeStyle = '#FFFFFF';
  pen.stroke();
};

import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { gatewayFetch } from '../../platform/request/gateway-fetch.ts';
import type { ColourMode } from '../../platform/colour-mode.ts';
import type { BaseMap } from './base-map-style.ts';
import { type MapColours, mapColours } from './map-colours.ts';
import type { View } from '../picker/place.ts';

interface DrawOptions {
  mode: ColourMode;
  isMarked: boolean;
  signal: AbortSignal;
}

/** Draws the base map around a place with the 2D canvas, for browsers without WebGL. */
export const drawBaseMap = async (
  canvas: HTMLCanvasElement,
  base: BaseMap,
  { center, zoom: requestedZoom }: View,
  { mode, isMarked, signal }: DrawOptions,
): Promise<void> => {
  const zoom = Math.round(Math.max(base.minZoom, Math.min(base.maxZoom, requestedZoom)));
  const { width, height } = resizeCanvas(canvas);
  const context = canvas.getContext('2d');
  if (!context) return;
  const colours = mapColours[mode];
  context.fillStyle = colours.land;
  context.fillRect(0, 0, width, height);
  const x = ((center.longitude + 180) / 360) * 2 ** zoom;
  const y = (0.5 - Math.asinh(Math.tan((center.latitude * Math.PI) / 180)) / (2 * Math.PI)) * 2 ** zoom;
  const tiles = findTilesAround(x, y, width, height);
  await Promise.all(
    tiles.map(async (tile) => {
      const path = base.tilesUrl
        .replace('{z}', String(zoom))
        .replace('{x}', String(tile.x))
        .replace('{y}', String(tile.y));
      const response = await gatewayFetch(path, { silent: true, isOptional: true, signal });
      if (response.status === 204 || signal.aborted) return;
      const corner = { left: width / 2 + (tile.x - x) * tilePixels, top: height / 2 + (tile.y - y) * tilePixels };
      if (base.kind === 'RASTER')
        context.drawImage(
          await createImageBitmap(await response.blob()),
          corner.left,
          corner.top,
          tilePixels,
          tilePixels,
        );
      else
        drawTile(context, new VectorTile(new PbfReader(new Uint8Array(await response.arrayBuffer()))), corner, colours);
    }),
  );
  if (isMarked) drawPin(context, width / 2, height / 2);
};

/** Width of a tile in pixels. */
const tilePixels = 512;

const resizeCanvas = (canvas: HTMLCanvasElement): { width: number; height: number } => {
  canvas.width = canvas.clientWidth;
  canvas.height = canvas.clientHeight;
  return canvas;
};

const findTilesAround = (x: number, y: number, width: number, height: number): { x: number; y: number }[] => {
  const [left, right] = [Math.floor(x - width / 2 / tilePixels), Math.floor(x + width / 2 / tilePixels)];
  const [top, bottom] = [Math.floor(y - height / 2 / tilePixels), Math.floor(y + height / 2 / tilePixels)];
  const found: { x: number; y: number }[] = [];
  for (let column = left; column <= right; column += 1)
    for (let row = top; row <= bottom; row += 1) found.push({ x: column, y: row });
  return found;
};

const roadWidths: Readonly<Record<string, number>> = { highway: 16, major_road: 14, minor_road: 8 };

const drawTile = (
  context: CanvasRenderingContext2D,
  { layers }: VectorTile,
  { left, top }: { left: number; top: number },
  colours: MapColours,
): void => {
  const drawLayer = (name: string, draw: (feature: VectorTileFeature) => void): void => {
    const layer = layers[name];
    for (let index = 0; index < (layer?.length ?? 0); index += 1) {
      const feature = layer?.feature(index);
      if (!feature) continue;
      tracePath(context, feature, left, top);
      draw(feature);
    }
  };
  const fill = (colour: string): void => {
    context.fillStyle = colour;
    context.fill();
  };
  const stroke = (colour: string, width: number): void => {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.stroke();
  };
  context.save();
  context.beginPath();
  context.rect(left, top, tilePixels, tilePixels);
  context.clip();
  context.lineJoin = 'round';
  drawLayer('landuse', ({ properties: { kind } }) => fill(kind === 'residential' ? colours.block : colours.park));
  drawLayer('water', ({ type }) => (type === 3 ? fill(colours.water) : stroke(colours.water, 18)));
  drawLayer('roads', ({ properties: { kind } }) => {
    stroke(kind === 'minor_road' ? colours.road : colours.roadMajor, roadWidths[String(kind)] ?? 3);
  });
  drawLayer('buildings', () => fill(colours.building));
  context.restore();
};

const tracePath = (context: CanvasRenderingContext2D, feature: VectorTileFeature, left: number, top: number): void => {
  const scale = tilePixels / feature.extent;
  context.beginPath();
  for (const part of feature.loadGeometry()) {
    for (const [index, point] of part.entries()) {
      const [x, y] = [left + point.x * scale, top + point.y * scale];
      if (index === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
  }
};

const drawPin = (context: CanvasRenderingContext2D, x: number, y: number): void => {
  context.beginPath();
  context.arc(x, y, 9, 0, 2 * Math.PI);
  context.fillStyle = '#0850AB';
  context.fill();
  context.lineWidth = 3;
  context.strokeStyle = '#FFFFFF';
  context.stroke();
};

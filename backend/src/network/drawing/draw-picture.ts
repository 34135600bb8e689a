import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { LayerStore } from '../index/layer-store.ts';
import { worldSize, type Box } from './mercator.ts';
import { writePng } from './png.ts';

/** A rectangle of the map and the size of its image in pixels. */
export interface PictureView {
  box: Box;
  width: number;
  height: number;
  /** If absent or false, the background is white. */
  isTransparent?: boolean;
}

const pipeColour = { red: 21, green: 101, blue: 192 };

/**
 * Draws the pipes as a PNG; pipes with a larger diameter are wider. The image is drawn in strips, so that this worker
 * thread can serve requests for tiles in between.
 */
export const drawPicture = async (store: LayerStore, view: PictureView): Promise<Uint8Array<ArrayBuffer>> => {
  const { width, height, isTransparent = false } = view;
  const cover = new Uint8Array(width * height);
  const rows = Math.max(1, Math.floor(stripPixels / width));
  for (let top = 0; top < height; top += rows) {
    drawStrip(store, view, { cover, width, top, bottom: Math.min(height, top + rows) });
    await yieldToOthers();
  }
  return writePng({ width, height, cover, colour: pipeColour, isTransparent });
};

const stripPixels = 128 * 1024;
const maxRadius = 4;

/** Some rows of an image, with the coverage of each pixel. */
interface Strip {
  cover: Uint8Array;
  width: number;
  top: number;
  bottom: number;
}

const drawStrip = (store: LayerStore, { box, width, height }: PictureView, strip: Strip): void => {
  const [perX, perY] = [width / (box.maxX - box.minX), height / (box.maxY - box.minY)];
  const zoom = Math.log2((perX * worldSize) / 256);
  const searchedBox = {
    minX: box.minX - (maxRadius + 1) / perX,
    maxX: box.maxX + (maxRadius + 1) / perX,
    minY: box.minY + (strip.top - maxRadius - 1) / perY,
    maxY: box.minY + (strip.bottom + maxRadius + 1) / perY,
  };
  store.search(
    searchedBox,
    (_id, { tags, minZoom }, { xs, ys, from, to }) => {
      if (minZoom > Math.round(zoom)) return;
      const radius = Math.max(0.6, Math.min(maxRadius, Number(tags.diameter) / 150 + (zoom - 15) * 0.4));
      const pixel = (point: number): Pixel => [
        ((xs[point] ?? 0) - box.minX) * perX,
        ((ys[point] ?? 0) - box.minY) * perY,
      ];
      for (let point = from + 1; point < to; point += 1) stroke(strip, pixel(point - 1), pixel(point), radius);
    },
    Math.round(zoom),
  );
};

type Pixel = readonly [x: number, y: number];

/**
 * Covers the pixels of a line with round ends. At the edge of the line, coverage falls from full to zero within one
 * pixel. Where lines cross, the larger coverage stays.
 */
const stroke = ({ cover, width, top, bottom }: Strip, [x0, y0]: Pixel, [x1, y1]: Pixel, radius: number): void => {
  const reach = radius + 0.5;
  const [dx, dy] = [x1 - x0, y1 - y0];
  const lengthSquared = dx * dx + dy * dy;
  const fromY = Math.max(top, Math.floor(Math.min(y0, y1) - reach));
  const toY = Math.min(bottom - 1, Math.ceil(Math.max(y0, y1) + reach));
  const fromX = Math.max(0, Math.floor(Math.min(x0, x1) - reach));
  const toX = Math.min(width - 1, Math.ceil(Math.max(x0, x1) + reach));
  for (let y = fromY; y <= toY; y += 1) {
    for (let x = fromX; x <= toX; x += 1) {
      const part =
        lengthSquared === 0 ? 0 : Math.max(0, Math.min(1, ((x + 0.5 - x0) * dx + (y + 0.5 - y0) * dy) / lengthSquared));
      const [besideX, besideY] = [x0 + part * dx - x - 0.5, y0 + part * dy - y - 0.5];
      const squared = besideX * besideX + besideY * besideY;
      if (squared >= reach * reach) continue;
      const covered = Math.round(255 * Math.min(1, reach - Math.sqrt(squared)));
      const at = y * width + x;
      if (covered > (cover[at] ?? 0)) cover[at] = covered;
    }
  }
};

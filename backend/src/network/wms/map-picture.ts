import { PNG } from 'pngjs';
import { worldSize } from '../mercator.ts';
import type { Network } from '../network.ts';
import { viewOf, type WmsParameters } from './wms-request.ts';
import { WmsException } from './wms-exception.ts';

const colour = { red: 21, green: 101, blue: 192 };

/** The pipes of a part of the map as a transparent PNG. */
export const mapPicture = async (network: Network, parameters: WmsParameters): Promise<Buffer> => {
  const format = parameters.get('FORMAT') ?? 'image/png';
  if (!format.startsWith('image/png'))
    throw new WmsException(`Unsupported output format (${format}).`, 'InvalidFormat');
  const { box, width, height } = viewOf(parameters);
  const picture = new PNG({ width, height });
  if (parameters.get('TRANSPARENT')?.toUpperCase() !== 'TRUE') picture.data.fill(255);
  const [perUnitX, perUnitY] = [width / (box.maxX - box.minX), height / (box.maxY - box.minY)];
  const zoom = Math.log2((perUnitX * worldSize) / 256);
  for (const { tags, xs, ys } of await network.linesIn('pipes', box, Math.round(zoom))) {
    const radius = Math.max(0.6, Math.min(4, Number(tags.diameter) / 150 + (zoom - 15) * 0.4));
    for (let point = 1; point < xs.length; point += 1) {
      const from = [
        ((xs[point - 1] ?? 0) - box.minX) * perUnitX,
        ((ys[point - 1] ?? 0) - box.minY) * perUnitY,
      ] as const;
      const to = [((xs[point] ?? 0) - box.minX) * perUnitX, ((ys[point] ?? 0) - box.minY) * perUnitY] as const;
      stroke(picture, from, to, radius);
    }
  }
  return PNG.sync.write(picture);
};

type Pixel = readonly [x: number, y: number];

/** Each pixel near the stretch is covered as much as the stretch's round pen reaches into it. */
const stroke = (picture: PNG, [x0, y0]: Pixel, [x1, y1]: Pixel, radius: number): void => {
  const reach = radius + 1;
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = dx * dx + dy * dy;
  const fromY = Math.max(0, Math.floor(Math.min(y0, y1) - reach));
  const toY = Math.min(picture.height - 1, Math.ceil(Math.max(y0, y1) + reach));
  const fromX = Math.max(0, Math.floor(Math.min(x0, x1) - reach));
  const toX = Math.min(picture.width - 1, Math.ceil(Math.max(x0, x1) + reach));
  for (let y = fromY; y <= toY; y += 1) {
    for (let x = fromX; x <= toX; x += 1) {
      const part = length === 0 ? 0 : Math.max(0, Math.min(1, ((x + 0.5 - x0) * dx + (y + 0.5 - y0) * dy) / length));
      const distance = Math.hypot(x0 + part * dx - x - 0.5, y0 + part * dy - y - 0.5);
      const cover = Math.max(0, Math.min(1, radius + 0.5 - distance));
      if (cover > 0) paint(picture, (y * picture.width + x) * 4, cover);
    }
  }
};

const paint = ({ data }: PNG, at: number, cover: number): void => {
  const below = (data[at + 3] ?? 0) / 255;
  const alpha = Math.max(cover, below);
  const mix = (own: number, other: number): number => Math.round(below === 0 ? own : own * cover + other * (1 - cover));
  data[at] = mix(colour.red, data[at] ?? 0);
  data[at + 1] = mix(colour.green, data[at + 1] ?? 0);
  data[at + 2] = mix(colour.blue, data[at + 2] ?? 0);
  data[at + 3] = Math.round(alpha * 255);
};

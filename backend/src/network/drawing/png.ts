import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { constants } from 'node:zlib';
import { PNG } from 'pngjs';

/** An image of one colour: the coverage of each pixel, 0 to 255, row by row. */
export interface Drawing {
  width: number;
  height: number;
  cover: Uint8Array;
  colour: { red: number; green: number; blue: number };
  /** If false, uncovered pixels are white. */
  isTransparent: boolean;
}

/** Encodes PNG. Compression runs outside of this thread. */
export const writePng = async ({
  width,
  height,
  cover,
  colour,
  isTransparent,
}: Drawing): Promise<Uint8Array<ArrayBuffer>> => {
  const png = new PNG({ width, height, filterType: 0, deflateLevel: 4, deflateStrategy: constants.Z_RLE });
  const pixels = new Uint32Array(png.data.buffer, png.data.byteOffset, cover.length);
  const shades = shadesOf(colour, isTransparent);
  for (let at = 0; at < cover.length; at += 1) pixels[at] = shades[cover[at] ?? 0] ?? 0;
  return Uint8Array.from(await buffer(new Readable().wrap(png.pack())));
};

/** The colour per coverage value, in the byte order of the library. */
const shadesOf = ({ red, green, blue }: Drawing['colour'], isTransparent: boolean): Uint32Array => {
  const bytes = Array.from({ length: 256 }, (_, step) =>
    isTransparent
      ? [red, green, blue, step]
      : [...[red, green, blue].map((part) => Math.round(255 + ((part - 255) * step) / 255)), 255],
  );
  return new Uint32Array(Uint8Array.from(bytes.flat()).buffer);
};

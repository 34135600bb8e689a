import { PNG } from 'pngjs';

export type Colour = readonly [red: number, green: number, blue: number];

/** A PNG of one colour. */
export const pictureOf = (colour: Colour, side = 256): Buffer => {
  const picture = new PNG({ width: side, height: side });
  for (let pixel = 0; pixel < side * side; pixel += 1) picture.data.set([...colour, 255], pixel * 4);
  return PNG.sync.write(picture);
};

export interface Pixels {
  width: number;
  height: number;
  /** Returns the bytes of one pixel: red, green, blue and alpha. */
  at(x: number, y: number): number[];
  /** Counts pixels of about this colour: each channel differs by at most `within`. */
  count(colour: Colour, within?: number): number;
}

export const pixelsOf = (png: Buffer): Pixels => {
  const { width, height, data } = PNG.sync.read(png);
  return {
    width,
    height,
    at: (x, y) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)],
    count(colour, within = 8) {
      let found = 0;
      for (let at = 0; at < data.length; at += 4)
        if (colour.every((part, index) => Math.abs(part - (data[at + index] ?? 0)) <= within)) found += 1;
      return found;
    },
  };
};

/** Converts `#C2187A` to the numbers of its channels. */
export const colourOf = (code: string): Colour => {
  const value = Number.parseInt(code.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

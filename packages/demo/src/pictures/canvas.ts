import { glyphs } from '../data/glyphs.data.ts';
import type { Random } from '../random.ts';

export type Colour = readonly [red: number, green: number, blue: number];

/** A small RGB bitmap for generated photographs. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8ClampedArray;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.bytes = new Uint8ClampedArray(width * height * 3);
  }

  /** Draws a vertical gradient. */
  shade(top: Colour, bottom: Colour, from = 0, to = this.height): void {
    for (let y = from; y < to; y += 1) {
      const fraction = (y - from) / (to - from);
      const colour = mix(top, bottom, fraction);
      for (let x = 0; x < this.width; x += 1) this.dot(x, y, colour);
    }
  }

  box(left: number, top: number, width: number, height: number, colour: Colour): void {
    for (let y = top; y < top + height; y += 1) for (let x = left; x < left + width; x += 1) this.dot(x, y, colour);
  }

  /** Draws a filled ellipse; `edge` makes its outline irregular. */
  oval(middleX: number, middleY: number, radiusX: number, radiusY: number, colour: Colour, edge = 0): void {
    for (let y = -radiusY * 1.3; y <= radiusY * 1.3; y += 1) {
      for (let x = -radiusX * 1.3; x <= radiusX * 1.3; x += 1) {
        const rim = edge === 0 ? 1 : 1 + edge * unevenness(Math.atan2(y / radiusY, x / radiusX), middleX, middleY);
        if ((x / radiusX) ** 2 + (y / radiusY) ** 2 <= rim * rim) this.dot(middleX + x, middleY + y, colour);
      }
    }
  }

  line(fromX: number, fromY: number, toX: number, toY: number, thickness: number, colour: Colour): void {
    const steps = Math.ceil(Math.hypot(toX - fromX, toY - fromY));
    for (let step = 0; step <= steps; step += 1) {
      const fraction = step / steps;
      const x = fromX + (toX - fromX) * fraction - thickness / 2;
      const y = fromY + (toY - fromY) * fraction - thickness / 2;
      this.box(Math.round(x), Math.round(y), thickness, thickness, colour);
    }
  }

  /** Draws scaled capital letters and digits of five by seven pixels. */
  write(text: string, left: number, top: number, scale: number, colour: Colour): void {
    for (const [index, letter] of Array.from(text).entries()) {
      const rows = glyphs.get(letter);
      if (!rows) continue;
      for (let row = 0; row < 7; row += 1) {
        const bits = Number.parseInt(rows.slice(row * 2, row * 2 + 2), 16);
        for (let column = 0; column < 5; column += 1) {
          if (bits & (16 >> column))
            this.box(left + (index * 6 + column) * scale, top + row * scale, scale, scale, colour);
        }
      }
    }
  }

  /** Adds noise, so that the drawing resembles a photograph. */
  grain(strength: number, random: Random): void {
    for (let offset = 0; offset < this.bytes.length; offset += 3) {
      const change = (random.next() - 0.5) * strength;
      for (let channel = offset; channel < offset + 3; channel += 1) {
        this.bytes[channel] = (this.bytes[channel] ?? 0) + change;
      }
    }
  }

  private dot(x: number, y: number, colour: Colour): void {
    // Cutting off the fraction is faster than rounding. A point up to 1.5 pixels outside the left or the top edge is
    // drawn on that edge.
    const column = (x + 0.5) | 0;
    const row = (y + 0.5) | 0;
    if (column < 0 || row < 0 || column >= this.width || row >= this.height) return;
    const offset = (row * this.width + column) * 3;
    this.bytes[offset] = colour[0];
    this.bytes[offset + 1] = colour[1];
    this.bytes[offset + 2] = colour[2];
  }
}

const unevenness = (angle: number, one: number, other: number): number =>
  (Math.sin(angle * 3 + one) + 0.6 * Math.sin(angle * 5 + other)) * 0.15;

const mix = (one: Colour, other: Colour, fraction: number): Colour => [
  one[0] + (other[0] - one[0]) * fraction,
  one[1] + (other[1] - one[1]) * fraction,
  one[2] + (other[2] - one[2]) * fraction,
];

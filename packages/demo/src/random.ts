// Cached references, because these functions run millions of times.
const { floor, imul } = Math;

/** A seeded random generator (mulberry32): equal keys produce equal numbers on all machines. */
export class Random {
  private state: number;

  constructor(...keys: number[]) {
    this.state = 0x9e3779b9;
    for (const key of keys) this.state = mix(this.state ^ key);
  }

  /** Returns a number from 0 up to, but not including, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let bits = imul(this.state ^ (this.state >>> 15), 1 | this.state);
    bits = (bits + imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  }

  /** Returns an integer; both ends are inclusive. */
  whole(from: number, to: number): number {
    return from + floor(this.next() * (to - from + 1));
  }

  between(from: number, to: number): number {
    return from + this.next() * (to - from);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<Item>(items: readonly Item[]): Item {
    return itemAt(items, floor(this.next() * items.length));
  }

  /** Selects an item by weight. */
  weigh<Item extends { weight: number }>(items: readonly Item[]): Item {
    let remaining = this.next() * items.reduce((sum, item) => sum + item.weight, 0);
    for (const item of items) {
      remaining -= item.weight;
      if (remaining < 0) return item;
    }
    return itemAt(items, 0);
  }
}

/** A number per kind of generated data, so that each kind uses its own random sequence. */
export const randomStream = {
  street: 1,
  building: 2,
  content: 3,
  person: 4,
  firm: 5,
  pipe: 6,
  serviceLine: 7,
  meter: 8,
  breakdown: 9,
  signal: 10,
  submitter: 11,
  picture: 12,
  log: 13,
  moment: 14,
  earlierReadings: 15,
} as const;

/** Returns the item at an index, modulo the length of the list. */
export const itemAt = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[((index % items.length) + items.length) % items.length];
  if (item === undefined) throw new RangeError('An empty list has no items.');
  return item;
};

const mix = (value: number): number => {
  let bits = imul(value ^ (value >>> 16), 0x85ebca6b);
  bits = imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
};

import type { FieldBytes } from './row-buffer.ts';

/** A set that finds repeated keys. Its memory is limited: when the set is full, every new key counts as repeated. */
export interface KeySet {
  /** Adds the key in these bytes. Returns false if the key was probably added before. */
  add(key: FieldBytes): boolean;
}

/**
 * Stores only hashes of 53 bits, in open addressing. About once in thousands of files, two different keys have the same
 * hash: this causes an unnecessary check, but changes no result. A set of the keys would need ten times the memory.
 */
export const createKeySet = (maxSlots = 2 ** 21): KeySet => {
  let slots = new Float64Array(2 ** 12);
  let used = 0;
  return {
    add({ bytes, start, end }) {
      const hash = hashOf(bytes, start, end);
      const slot = findSlot(slots, hash);
      if (slots[slot] === hash) return false;
      if (used * 4 >= maxSlots * 3) return false;
      slots[slot] = hash;
      used += 1;
      if (used * 4 >= slots.length * 3 && slots.length < maxSlots) slots = enlarge(slots);
      return true;
    },
  };
};

const findSlot = (slots: Float64Array, hash: number): number => {
  const mask = slots.length - 1;
  // Like the operator `%`, but faster for numbers of 53 bits.
  let slot = hash - Math.floor(hash / slots.length) * slots.length;
  while (slots[slot] !== 0 && slots[slot] !== hash) slot = (slot + 1) & mask;
  return slot;
};

const enlarge = (slots: Float64Array): Float64Array<ArrayBuffer> => {
  const larger = new Float64Array(slots.length * 2);
  for (const hash of slots) if (hash !== 0) larger[findSlot(larger, hash)] = hash;
  return larger;
};

/** Returns 53 bits from two multiplicative hashes, never 0. */
const hashOf = (bytes: Uint8Array, start: number, end: number): number => {
  let [one, other] = [0x811c9dc5, 0x9747b28c];
  for (let index = start; index < end; index += 1) {
    const code = bytes[index] ?? 0;
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ (code + (other >>> 15)), 0x85ebca6b);
  }
  one ^= one >>> 15;
  other ^= other >>> 13;
  return (one >>> 0) * 2 ** 21 + (other >>> 11) + 1;
};

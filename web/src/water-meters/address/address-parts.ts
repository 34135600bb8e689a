import type { AddressLevel } from '../../types.ts';

/** The levels of an address, from the first to the last one. */
export const addressLevels = [
  { level: 'DESCRIPTION', part: 'description' },
  { level: 'STREET', part: 'streetName' },
  { level: 'BLOCK', part: 'block' },
  { level: 'ENTRANCE', part: 'entrance' },
  { level: 'FLOOR', part: 'floor' },
  { level: 'APARTMENT', part: 'apartment' },
] as const satisfies readonly { level: AddressLevel; part: string }[];

export type AddressPart = (typeof addressLevels)[number]['part'];

/** The chosen value of each level; an empty text if no value is chosen. */
export type AddressParts = Record<AddressPart, string>;

/** Returns the parts of a stored address. */
export const toParts = (stored: Partial<Record<AddressPart, string | null>> | null): AddressParts => ({
  description: stored?.description ?? '',
  streetName: stored?.streetName ?? '',
  block: stored?.block ?? '',
  entrance: stored?.entrance ?? '',
  floor: stored?.floor ?? '',
  apartment: stored?.apartment ?? '',
});

/** WM-8: chooses a value of a level and clears the deeper ones. */
export const choosePart = (parts: AddressParts, part: AddressPart, value: string): AddressParts => {
  const index = addressLevels.findIndex((one) => one.part === part);
  const deeper = addressLevels.slice(index + 1).map((one) => [one.part, '']);
  return { ...parts, [part]: value, ...Object.fromEntries(deeper) };
};

/** The chosen parts of the levels above the level with this index. */
export const partsAbove = (parts: AddressParts, index: number): Partial<AddressParts> =>
  Object.fromEntries(
    addressLevels
      .slice(0, index)
      .filter(({ part }) => parts[part] !== '')
      .map(({ part }) => [part, parts[part]]),
  );

import type { ReadTerm } from '../kernel/search/reading.ts';
import type { Candidate } from './candidates.ts';
import { addressTexts } from './search.texts.ts';

/** A found street or building, or a flat if the search names it. */
export interface FoundAddress {
  id: number;
  label: string;
  latitude: number | null;
  longitude: number | null;
}

/** Merges the candidates of one building, or of one street if the search has no number. The best ones come first. */
export const toAddresses = (terms: readonly ReadTerm[], candidates: readonly Candidate[]): FoundAddress[] => {
  const found = new Map<string, FoundAddress>();
  for (const candidate of candidates) {
    const label = labelOf(candidate, precisionOf(terms, candidate));
    const known = found.get(label);
    const { addressId, latitude, longitude } = candidate;
    if (addressId === null) continue;
    if (!known) found.set(label, { id: addressId, label, latitude, longitude });
    else if (known.latitude === null && latitude !== null) found.set(label, { ...known, latitude, longitude });
  }
  return [...found.values()];
};

type Precision = 'STREET' | 'BUILDING' | 'FLAT';

const precisionOf = (terms: readonly ReadTerm[], { street, number, block, apartment, floor }: Candidate): Precision => {
  const codes = new Set(terms.flatMap((term) => (term.kind === 'code' ? term.spellings : [])));
  const has = (stored: string | null): boolean => stored !== null && codes.has(stored.toLowerCase());
  if (street === null || ((has(apartment) || has(floor)) && (has(number) || has(block)))) return 'FLAT';
  return has(number) || has(block) ? 'BUILDING' : 'STREET';
};

const labelOf = (candidate: Candidate, precision: Precision): string => {
  const { street, town, description, number, block, entrance, floor, apartment } = candidate;
  const hasHouse = precision !== 'STREET';
  const isFlat = precision === 'FLAT';
  const house = [street ?? description, hasHouse && number && street && addressTexts.number(number)];
  const parts = [
    house.filter(Boolean).join(' '),
    hasHouse && block && addressTexts.block(block),
    hasHouse && entrance && addressTexts.entrance(entrance),
    isFlat && floor && addressTexts.floor(floor),
    isFlat && apartment && addressTexts.apartment(apartment),
    town,
  ];
  return parts.filter((part) => typeof part === 'string' && part !== '').join(', ');
};

import { addressTexts } from './geocoder.texts.ts';

/** Precision of a result. */
export type Precision = 'ADDRESS' | 'BUILDING' | 'STREET';

/** A stored address with its coordinates. */
export interface FoundAddress {
  id: number;
  town: string;
  district: string;
  street: string | null;
  description: string;
  number: string | null;
  block: string | null;
  entrance: string | null;
  floor: string | null;
  apartment: string | null;
  zip: string | null;
  longitude: number;
  latitude: number;
}

/** A search result. */
export interface GeoHit {
  id: number;
  label: string;
  latitude: number;
  longitude: number;
  precision: Precision;
  address: FoundAddress;
}

/** Converts an address to a result of the requested precision. */
export const toGeoHit = (address: FoundAddress, precision: Precision): GeoHit => ({
  id: address.id,
  label: labelOf(address, precision),
  latitude: address.latitude,
  longitude: address.longitude,
  precision,
  address,
});

const labelOf = (address: FoundAddress, precision: Precision): string => {
  const { street, description, town, number, block, entrance, floor, apartment } = address;
  if (street === null) return [description, town].join(', ');
  const isHouse = precision !== 'STREET';
  const house = isHouse && number ? `${street} ${number}` : street;
  const parts = [
    house,
    isHouse && block && addressTexts.block(block),
    isHouse && entrance && addressTexts.entrance(entrance),
    precision === 'ADDRESS' && floor && addressTexts.floor(floor),
    precision === 'ADDRESS' && apartment && addressTexts.apartment(apartment),
    town,
  ];
  return parts.filter((part) => typeof part === 'string' && part !== '').join(', ');
};

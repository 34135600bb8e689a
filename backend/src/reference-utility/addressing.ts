import type { Holding } from './settlement.ts';

/** How people call a place: a block where there is one, else a street and a number. */
export const wordsOf = ({
  building,
  floor,
}: Holding): { place: string; street: string; town: string; floor: number } => {
  const { street, block, streetNumber } = building;
  return {
    place: block ? `бл. ${block}` : streetNumber ? `${street.shortName} № ${streetNumber}` : street.shortName,
    street: street.name,
    town: street.town.name,
    floor: floor ?? 3,
  };
};

import type { Holding } from './settlement.ts';

/** How people call a place in a sentence. */
export interface PlaceWords {
  /** A block where there is one, else a street and a number: after 'пред', 'до', 'към'. */
  place: string;
  /** The same after 'in' or 'at'. */
  at: string;
  street: string;
  /** The street after 'in' or 'on'. */
  on: string;
}

export const wordsOf = ({ building }: Holding): PlaceWords => {
  const { street, block, streetNumber } = building;
  const isEstate = street.kind === 'ESTATE';
  const place = block ? `бл. ${block}` : streetNumber ? `${street.shortName} № ${streetNumber}` : street.shortName;
  return {
    place,
    at: `${block || isEstate ? 'в' : 'на'} ${place}`,
    street: street.name,
    on: `${isEstate ? 'в' : 'на'} ${street.name}`,
  };
};

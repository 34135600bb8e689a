import type { ClientAddress } from './address-register.ts';

/** Names of a place within a sentence. */
export interface PlaceWords {
  /** The block if there is one, else street and number; used after 'пред', 'до', 'към'. */
  place: string;
  /** The place with a preposition for 'in' or 'at'. */
  at: string;
  street: string;
  /** The street with a preposition for 'in' or 'on'. */
  on: string;
}

export const describePlace = ({ building }: ClientAddress): PlaceWords => {
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

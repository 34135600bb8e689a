import type { Database } from '../../kernel/database/database.ts';
import { Refusal } from '../../kernel/http/refusal.ts';
import { addressTexts as texts } from '../clients.texts.ts';
import type { AddressValues } from './address-fields.ts';

interface Place {
  town: string;
  street: string | null;
  carnetId: number | null;
  clientNumber: string | null;
}

/** Reads the records that an address refers to. Throws a refusal if one does not exist. */
export const readPlace = async (transaction: Database, values: AddressValues): Promise<Place> => {
  const { townId, streetId, carnetCode, clientId } = values;
  const town = await transaction.selectFrom('town').select('name').where('id', '=', Number(townId)).executeTakeFirst();
  if (!town) throw new Refusal(texts.unknownTown);
  const street =
    streetId === null
      ? null
      : await transaction
          .selectFrom('street')
          .select('name')
          .where('id', '=', Number(streetId))
          .where('town_id', '=', Number(townId))
          .executeTakeFirst();
  if (street === undefined) throw new Refusal(texts.unknownStreet);
  const carnet =
    carnetCode === null
      ? null
      : await transaction.selectFrom('carnet').select('id').where('code', '=', carnetCode).executeTakeFirst();
  if (carnet === undefined) throw new Refusal(texts.unknownCarnet(carnetCode ?? ''));
  const client =
    clientId === null
      ? null
      : await transaction
          .selectFrom('client')
          .select('client_number')
          .where('id', '=', Number(clientId))
          .executeTakeFirst();
  if (client === undefined) throw new Refusal(texts.unknownClient);
  return {
    town: town.name,
    street: street?.name ?? null,
    carnetId: carnet?.id ?? null,
    clientNumber: client?.client_number ?? null,
  };
};

type Parts = Pick<AddressValues, 'streetNumber' | 'block' | 'entrance' | 'floor' | 'apartment'>;

/** Returns street, number, block, entrance, floor and apartment in one line, without empty parts. */
export const describeAddress = (street: string | null, parts: Parts): string => joined([street, ...partsOf(parts)]);

/** Returns the whole address in one line, in which the search looks for words. */
export const fullAddressOf = ({ town, street }: Pick<Place, 'town' | 'street'>, values: AddressValues): string => {
  const { addressDescription, zipCode } = values;
  const described = describeAddress(street, values);
  // A description that repeats street and number adds nothing.
  const more = addressDescription === described ? null : addressDescription;
  return joined([texts.parts.town(town), described, more, zipCode]);
};

const partsOf = ({ streetNumber, block, entrance, floor, apartment }: Parts): (string | null)[] => {
  const { parts } = texts;
  return [
    streetNumber && parts.number(streetNumber),
    block && parts.block(block),
    entrance && parts.entrance(entrance),
    floor && parts.floor(floor),
    apartment && parts.apartment(apartment),
  ];
};

const joined = (parts: readonly (string | null)[]): string => parts.filter(Boolean).join(', ');

import { maskIdentifier } from '@struma/shared/identifier.ts';
import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import type { Database } from '../../kernel/database/database.ts';
import { MomentText, refTo, nullable } from '../../kernel/http/schema.ts';
import { localText, utcText } from '../../kernel/moment.ts';
import { nomenclatures } from '../../kernel/nomenclatures.ts';
import { AddressRow, readAddressesOf } from './address-row.ts';

const Time = nullable(MomentText);

const ClientType = nullable(Type.Object({ id: Type.Integer(), code: Type.String(), nameBg: Type.String() }));

export const ClientRow = Type.Object(
  {
    id: Type.Integer(),
    clientId: Type.Integer({ description: 'The same as `id`.' }),
    clientNumber: Type.String(),
    egn: nullable(
      Type.String({
        description: 'EGN or EIK, masked except for the last two digits; see /struma/clients/reveal-identifier.',
      }),
    ),
    name: Type.String(),
    clientTypeId: Type.Integer(),
    clientType: ClientType,
    createdOn: MomentText,
    createdOnLocal: MomentText,
    modifiedOn: Time,
    modifiedOnLocal: Time,
    addresses: Type.Array(refTo(AddressRow), { description: 'A list returns only the first address.' }),
  },
  { $id: 'ClientRow' },
);
export type ClientRow = Static<typeof ClientRow>;

interface StoredClient {
  id: number;
  clientNumber: string;
  egn: string | null;
  name: string;
  clientTypeId: number;
  typeCode: string | null;
  typeName: string | null;
  createdOn: string;
  modifiedOn: string | null;
}

/** At most this many addresses of one client are read; real clients have fewer. */
export const maxAddresses = 500;

/** Reads the clients with these ids, in any order, with masked personal numbers. */
export const readClients = async (
  database: Database,
  ids: readonly number[],
  addressesEach: number,
): Promise<ClientRow[]> => {
  const { rows } = await sql<StoredClient>`
    select c.id, c.client_number as "clientNumber", c.egn, c.name, c.client_type_id as "clientTypeId",
      t.code as "typeCode", t.name_bg as "typeName", c.created_on as "createdOn", c.modified_on as "modifiedOn"
    from client c
    left join nomenclature_item t
      on t.nomenclature_id = ${sql.lit(nomenclatures.clientTypes)} and t.id = c.client_type_id
    where c.id = any(${ids}::bigint[])`.execute(database);
  const addresses = Map.groupBy(await readAddressesOf(database, ids, addressesEach), ({ clientId }) => clientId);
  return rows.map(({ typeCode, typeName, ...row }) => ({
    ...row,
    clientId: row.id,
    egn: row.egn && maskIdentifier(row.egn),
    clientType: typeName === null ? null : { id: row.clientTypeId, code: typeCode ?? '', nameBg: typeName },
    createdOn: utcText(row.createdOn),
    createdOnLocal: localText(row.createdOn),
    modifiedOn: row.modifiedOn && utcText(row.modifiedOn),
    modifiedOnLocal: row.modifiedOn && localText(row.modifiedOn),
    addresses: addresses.get(row.id) ?? [],
  }));
};

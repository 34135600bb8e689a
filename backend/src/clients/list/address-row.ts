import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import type { Point } from '../../kernel/database/column-types.ts';
import type { Database } from '../../kernel/database/database.ts';
import { MomentText, nullable } from '../../kernel/http/schema.ts';
import { localText, utcText } from '../../kernel/moment.ts';

const Text = nullable(Type.String());
const Time = nullable(MomentText);

/** The client of an address, without the personal number. */
const AddressClient = nullable(
  Type.Object({ id: Type.Integer(), clientId: Type.Integer(), clientNumber: Type.String(), name: Type.String() }),
);

const Carnet = nullable(
  Type.Object({ carnetCode: Type.String(), page: nullable(Type.Integer({ description: 'Page of the carnet.' })) }),
);

export const AddressRow = Type.Object(
  {
    id: Type.Integer(),
    waterMeterId: nullable(Type.Integer({ description: 'The first meter at the address.' })),
    districtName: Text,
    municipalityName: Text,
    fullAddress: Type.String(),
    townId: Type.Integer(),
    townGraoCode: Text,
    townName: Text,
    streetId: nullable(Type.Integer()),
    streetGraoCode: Text,
    streetName: Text,
    streetNumber: Text,
    addressDescription: Type.String(),
    block: Text,
    entrance: Text,
    floor: Text,
    apartment: Text,
    zipCode: Text,
    carnet: Carnet,
    createdOn: MomentText,
    createdOnLocal: MomentText,
    modifiedOn: Time,
    modifiedOnLocal: Time,
    latitude: nullable(Type.Number()),
    longitude: nullable(Type.Number()),
    clientId: nullable(Type.Integer()),
    client: AddressClient,
  },
  { $id: 'AddressRow' },
);
export type AddressRow = Static<typeof AddressRow>;

type Computed = 'createdOnLocal' | 'modifiedOnLocal' | 'latitude' | 'longitude' | 'client' | 'carnet';

interface StoredAddress extends Omit<AddressRow, Computed> {
  location: Point | null;
  carnetCode: string | null;
  page: number | null;
  clientNumber: string | null;
  clientName: string | null;
}

/** Reads the addresses with these ids, in any order. */
export const readAddresses = (database: Database, ids: readonly number[]): Promise<AddressRow[]> =>
  readWhere(database, sql`a.id = any(${ids}::bigint[])`);

/** Reads the addresses of these clients, at most `max` per client, sorted by address id. */
export const readAddressesOf = async (
  database: Database,
  clientIds: readonly number[],
  max: number,
): Promise<AddressRow[]> => {
  const rows = await readWhere(
    database,
    sql`a.id in (select first.id from unnest(${clientIds}::bigint[]) as wanted (client_id)
      cross join lateral (
        select id from address where client_id = wanted.client_id order by id limit ${sql.lit(max)}
      ) first)`,
  );
  return rows.toSorted((one, other) => one.id - other.id);
};

const readWhere = async (database: Database, condition: ReturnType<typeof sql>): Promise<AddressRow[]> => {
  const { rows } = await sql<StoredAddress>`
    select a.id, (select min(m.id) from water_meter m where m.address_id = a.id) as "waterMeterId",
      district.name as "districtName", municipality.name as "municipalityName", a.full_address as "fullAddress",
      a.town_id as "townId", town.grao_code as "townGraoCode", town.name as "townName",
      a.street_id as "streetId", street.grao_code as "streetGraoCode", street.name as "streetName",
      a.street_number as "streetNumber", a.address_description as "addressDescription", a.block, a.entrance, a.floor,
      a.apartment, a.zip_code as "zipCode", carnet.code as "carnetCode", a.carnet_page as page,
      a.created_on as "createdOn", a.modified_on as "modifiedOn", a.location,
      a.client_id as "clientId", c.client_number as "clientNumber", c.name as "clientName"
    from address a
    join town on town.id = a.town_id
    join municipality on municipality.id = town.municipality_id
    join district on district.id = municipality.district_id
    left join street on street.id = a.street_id
    left join carnet on carnet.id = a.carnet_id
    left join client c on c.id = a.client_id
    where ${condition}`.execute(database);
  return rows.map(toAddress);
};

const toAddress = ({ location, clientNumber, clientName, carnetCode, page, ...stored }: StoredAddress): AddressRow => ({
  ...stored,
  createdOn: utcText(stored.createdOn),
  createdOnLocal: localText(stored.createdOn),
  modifiedOn: stored.modifiedOn && utcText(stored.modifiedOn),
  modifiedOnLocal: stored.modifiedOn && localText(stored.modifiedOn),
  latitude: location?.y ?? null,
  longitude: location?.x ?? null,
  carnet: carnetCode === null ? null : { carnetCode, page },
  client:
    stored.clientId === null
      ? null
      : {
          id: stored.clientId,
          clientId: stored.clientId,
          clientNumber: clientNumber ?? '',
          name: clientName ?? '',
        },
});

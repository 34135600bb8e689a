import { CompiledQuery } from 'kysely';
import { Type, type Static } from 'typebox';
import type { Point } from '../../kernel/database/column-types.ts';
import { runPrepared, type Database, type Prepared } from '../../kernel/database/database.ts';
import { MomentText, nullable } from '../../kernel/http/schema.ts';
import { localText, utcText } from '../../kernel/moment.ts';
import { nomenclatures } from '../../kernel/nomenclatures.ts';

const Id = Type.Integer();
const Text = nullable(Type.String());
const Day = nullable(Type.String({ description: 'YYYY-MM-DD' }));
const Item = Type.Object({ id: Id, code: Type.String(), nameBg: Type.String() });
const Degrees = nullable(Type.Number());

const MeterClient = Type.Object(
  {
    id: Id,
    clientId: Id,
    clientNumber: Type.String(),
    name: Type.String(),
    clientTypeId: nullable(Id),
    clientType: nullable(Item),
  },
  { description: 'The client without the personal number.' },
);

const MeterAddress = Type.Object({
  id: Id,
  districtName: Text,
  municipalityName: Text,
  fullAddress: Type.String(),
  townGraoCode: Text,
  townName: Text,
  streetGraoCode: Text,
  streetName: Text,
  streetNumber: Text,
  addressDescription: Type.String(),
  block: Text,
  entrance: Text,
  floor: Text,
  apartment: Text,
  zipCode: Text,
  carnet: nullable(Type.Object({ carnetCode: Type.String(), page: nullable(Type.Integer()) })),
  latitude: Degrees,
  longitude: Degrees,
});

export const WaterMeterRow = Type.Object(
  {
    id: Id,
    waterMeterFabricNo: Type.String(),
    lastDateOfRepair: Day,
    lastDateOfCheck: Day,
    nextDateOfCheck: Day,
    installationDate: Day,
    calibrationDate: Day,
    nextCalibrationDate: Day,
    checkValue: nullable(Type.Number({ description: 'The latest reading in cubic metres.' })),
    waterMeterOwnershipTypeId: Id,
    waterMeterOwnershipType: nullable(Item),
    waterMeterTypeId: Id,
    waterMeterType: nullable(Item),
    manufacturerId: Id,
    manufacturer: nullable(Item),
    customersTotal: nullable(Type.Integer()),
    apartamentsTotal: nullable(Type.Integer()),
    latitude: Degrees,
    longitude: Degrees,
    clientId: nullable(Id),
    client: nullable(MeterClient),
    addressId: nullable(Id),
    address: nullable(MeterAddress),
    svoId: nullable(Id),
    mainWaterMeterId: nullable(Id),
    mainWaterMeter: nullable(Type.Object({ id: Id, waterMeterFabricNo: Type.String() })),
    auditor: nullable(Type.Object({ id: Id, auditorNumber: Type.String(), name: Type.String() })),
    createdOn: MomentText,
    createdOnLocal: MomentText,
    modifiedOn: nullable(MomentText),
    modifiedOnLocal: nullable(MomentText),
    closedOn: nullable(MomentText),
    closedOnLocal: nullable(MomentText),
  },
  { $id: 'WaterMeterRow', description: 'Times are in UTC; in fields whose names end in `Local`, in Sofia time.' },
);

export type WaterMeterRow = Static<typeof WaterMeterRow>;

type Stored = Omit<
  WaterMeterRow,
  'checkValue' | 'latitude' | 'longitude' | 'address' | 'createdOnLocal' | 'modifiedOnLocal' | 'closedOnLocal'
> & {
  checkValue: string | null;
  location: Point | null;
  addressLocation: Point | null;
  address: Omit<NonNullable<WaterMeterRow['address']>, 'latitude' | 'longitude'> | null;
};

/** Reads the meters with these ids, in any order. */
export const readWaterMeters = async (database: Database, ids: readonly number[]): Promise<WaterMeterRow[]> => {
  if (ids.length === 0) return [];
  return (await runPrepared<Stored>(database, byId, [ids])).map(toRow);
};

/** Reads meters inside a transaction. */
export const readWaterMetersIn = async (transaction: Database, ids: readonly number[]): Promise<WaterMeterRow[]> => {
  const { rows } = await transaction.executeQuery<Stored>(CompiledQuery.raw(byId.text, [ids]));
  return rows.map(toRow);
};

const itemJson = (alias: string): string =>
  `case when ${alias}.id is not null then json_build_object('id', ${alias}.id, 'code', ${alias}.code, 'nameBg', ${alias}.name_bg) end`;

const itemJoin = (alias: string, column: string, nomenclature: number): string =>
  `left join nomenclature_item ${alias} on ${alias}.nomenclature_id = ${nomenclature} and ${alias}.id = ${column}`;

// Prepared, because planning these joins takes longer than running them; a query by primary key has only one plan.
const byId: Prepared = {
  name: 'water-meters-by-id',
  text: `
    select m.id, m.fabric_no as "waterMeterFabricNo", m.last_date_of_repair as "lastDateOfRepair",
      m.last_date_of_check as "lastDateOfCheck", m.next_date_of_check as "nextDateOfCheck",
      m.installation_date as "installationDate", m.calibration_date as "calibrationDate",
      m.next_calibration_date as "nextCalibrationDate", m.check_value as "checkValue",
      m.ownership_type_id as "waterMeterOwnershipTypeId", ${itemJson('ownership')} as "waterMeterOwnershipType",
      m.water_meter_type_id as "waterMeterTypeId", ${itemJson('meter_type')} as "waterMeterType",
      m.manufacturer_id as "manufacturerId", ${itemJson('manufacturer')} as manufacturer,
      m.customers_total as "customersTotal", m.apartments_total as "apartamentsTotal", m.location,
      m.client_id as "clientId", m.address_id as "addressId", m.svo_id as "svoId",
      m.main_water_meter_id as "mainWaterMeterId",
      case when main.id is not null
        then json_build_object('id', main.id, 'waterMeterFabricNo', main.fabric_no) end as "mainWaterMeter",
      case when auditor.id is not null
        then json_build_object('id', auditor.id, 'auditorNumber', auditor.auditor_number, 'name', auditor.name) end as auditor,
      m.created_on as "createdOn", m.modified_on as "modifiedOn", m.closed_on as "closedOn",
      case when c.id is not null then json_build_object('id', c.id, 'clientId', c.id, 'clientNumber', c.client_number,
        'name', c.name, 'clientTypeId', c.client_type_id, 'clientType', ${itemJson('client_type')}) end as client,
      a.location as "addressLocation",
      case when a.id is not null then json_build_object('id', a.id, 'districtName', district.name,
        'municipalityName', municipality.name, 'fullAddress', a.full_address, 'townGraoCode', town.grao_code,
        'townName', town.name, 'streetGraoCode', street.grao_code, 'streetName', street.name,
        'streetNumber', a.street_number, 'addressDescription', a.address_description, 'block', a.block,
        'entrance', a.entrance, 'floor', a.floor, 'apartment', a.apartment, 'zipCode', a.zip_code,
        'carnet', case when carnet.id is not null
          then json_build_object('carnetCode', carnet.code, 'page', a.carnet_page) end) end as address
    from water_meter m
    ${itemJoin('ownership', 'm.ownership_type_id', nomenclatures.ownershipTypes)}
    ${itemJoin('meter_type', 'm.water_meter_type_id', nomenclatures.waterMeterTypes)}
    ${itemJoin('manufacturer', 'm.manufacturer_id', nomenclatures.manufacturers)}
    left join water_meter main on main.id = m.main_water_meter_id
    left join auditor on auditor.id = m.auditor_id
    left join client c on c.id = m.client_id
    ${itemJoin('client_type', 'c.client_type_id', nomenclatures.clientTypes)}
    left join address a on a.id = m.address_id
    left join town on town.id = a.town_id
    left join municipality on municipality.id = town.municipality_id
    left join district on district.id = municipality.district_id
    left join street on street.id = a.street_id
    left join carnet on carnet.id = a.carnet_id
    where m.id = any($1::bigint[])`,
};

const toRow = ({ location, addressLocation, address, ...stored }: Stored): WaterMeterRow => ({
  ...stored,
  checkValue: stored.checkValue === null ? null : Number(stored.checkValue),
  latitude: location?.y ?? null,
  longitude: location?.x ?? null,
  address: address && {
    ...address,
    latitude: addressLocation?.y ?? null,
    longitude: addressLocation?.x ?? null,
  },
  createdOn: utcText(stored.createdOn),
  createdOnLocal: localText(stored.createdOn),
  modifiedOn: stored.modifiedOn && utcText(stored.modifiedOn),
  modifiedOnLocal: stored.modifiedOn && localText(stored.modifiedOn),
  closedOn: stored.closedOn && utcText(stored.closedOn),
  closedOnLocal: stored.closedOn && localText(stored.closedOn),
});

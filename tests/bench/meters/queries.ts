import type pg from 'pg';

export interface MeterQuery {
  name: string;
  query: string;
  goalMs: number;
}

/** A text that no record has. */
const noWord = 'zzzzz';

const commonGoalMs = 50;
const otherGoalMs = 500;
const lastPageGoalMs = 100;

type Sample = Readonly<Record<string, string>>;
type Filters = Record<string, Record<string, string>>;

const commonFilters = (sample: Sample): Filters => {
  const [lat, lng] = [Number(sample['lat']), Number(sample['lng'])];
  const around = `${lat - 0.002},${lng - 0.002},${lat + 0.002},${lng + 0.002}`;
  return {
    'no filter': {},
    'part of a meter number': { waterMeterFabricNo: (sample['fabric_no'] ?? '').slice(2, 6) },
    'client name': { clientName: sample['name'] ?? '' },
    'first name of many clients': { clientName: (sample['name'] ?? '').split(' ')[0] ?? '' },
    'client number': { clientNumber: sample['client_number'] ?? '' },
    'part of a client number': { clientNumber: (sample['client_number'] ?? '').slice(1, 5) },
    EGN: { clientEGN: sample['egn'] ?? '' },
    town: { town: sample['town'] ?? '' },
    'town and street': { town: sample['town'] ?? '', street: sample['street'] ?? '' },
    'address text': { addressDescription: sample['full_address'] ?? '' },
    carnet: { addressCarnetNo: sample['carnet'] ?? '' },
    type: { waterMeterTypeCode: '3' },
    'ownership type': { waterMeterOwnershipTypeId: '2' },
    closed: { closed: 'true' },
    'not closed': { closed: 'false' },
    geocoded: { isGeocoded: 'true' },
    'not geocoded': { isGeocoded: 'false' },
    rectangle: { geoRegion: around },
    'rectangle over the country': { geoRegion: '41,22,45,29' },
    'rectangle of addresses': { addressGeoRegion: around },
    'next check': { nextDateOfCheckTo: '2026-12-31' },
    'next check, sorted': { nextDateOfCheckFrom: '2026-12-31', sortBy: 'nextDateOfCheck' },
  };
};

const otherFilters = (sample: Sample): Filters => ({
  block: { block: sample['block'] ?? '' },
  'no such block': { block: noWord },
  'no such entrance': { entrance: noWord },
  'no such meter': { waterMeterFabricNo: noWord },
  'no such client': { clientName: noWord },
  'no such town': { town: noWord },
  'no such street': { street: noWord },
  'no such carnet': { addressCarnetNo: '999999' },
  'readings higher than any stored one': { checkValueFrom: '99999999' },
  'too many people': { customersTotalFrom: '99999' },
  'page of the carnet': { addressCarnetPage: '5' },
  'future addresses': { addressCreatedOnFrom: '2090-01-01 00:00:00' },
  'district and type without hits': { district: noWord, waterMeterTypeCode: '1' },
  'sorted by client name': { sortBy: 'clientName' },
  'sorted by client number': { sortBy: 'clientNumber', sortDesc: 'true' },
  'sorted by address': { sortBy: 'addressDescription' },
  'sorted by carnet': { sortBy: 'carnet' },
  'town, sorted by meter number': { town: sample['town'] ?? '', sortBy: 'waterMeterFabricNo' },
  'client type, sorted by reading': { clientTypeId: '1', sortBy: 'checkValue', sortDesc: 'true' },
});

/** The common filters with values that the data has, other filters, filters without hits, and the last page. */
export const meterQueries = async (pool: pg.Pool): Promise<MeterQuery[]> => {
  const { rows } = await pool.query<Record<string, string>>(`
    select m.fabric_no, c.client_number, c.name, c.egn, a.full_address, town.name as town, street.name as street,
      a.block, carnet.code as carnet, a.location[0] as lng, a.location[1] as lat,
      (select count(*) from water_meter) as total
    from water_meter m join client c on c.id = m.client_id join address a on a.id = m.address_id
    join town on town.id = a.town_id join street on street.id = a.street_id join carnet on carnet.id = a.carnet_id
    where a.block is not null and c.egn is not null and m.id > (select max(id) / 2 from water_meter) order by m.id limit 1`);
  const [sample] = rows;
  if (!sample) throw new Error('The data has no meter with all values.');
  const toQueries = (filters: Filters, goalMs: number): MeterQuery[] =>
    Object.entries(filters).map(([name, filter]) => ({ name, query: new URLSearchParams(filter).toString(), goalMs }));
  const lastPage = String(Math.floor(Number(sample['total']) / 100));
  return [
    ...toQueries(commonFilters(sample), commonGoalMs),
    ...toQueries(otherFilters(sample), otherGoalMs),
    { name: 'last page', query: `page=${lastPage}&itemsPerPage=100`, goalMs: lastPageGoalMs },
  ];
};

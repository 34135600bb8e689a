import type { Calendar } from './calendar.ts';
import type { Load, Value } from './copy.ts';
import { manufacturers } from './data/names.data.ts';
import { firstNonClientNumber, personOf } from './people.ts';
import { svoIdOf } from './network/network-rows.ts';
import { carnetOf } from './place-rows.ts';
import { Random, randomStream } from './random.ts';
import type { ClientAddress, AddressRegister } from './network/address-register.ts';

/** Days between monthly readings. */
const monthDays = 30.4;
const metersPerAuditor = 600;
/** Id of the nomenclature that lists the manufacturers. */
const manufacturerNomenclatureId = 8;

export const meterLoads = (register: AddressRegister, calendar: Calendar): Load[] => {
  const auditors = Math.ceil(register.counts.meters / metersPerAuditor);
  return [
    {
      table: 'nomenclature_item',
      columns: ['nomenclature_id', 'id', 'code', 'name_bg'],
      rows: () => manufacturerRows(),
    },
    { table: 'auditor', columns: ['id', 'auditor_number', 'name'], rows: () => auditorRows(auditors) },
    { table: 'water_meter', columns: meterColumns, rows: () => meterRows(register, calendar, auditors) },
    {
      table: 'audit',
      columns: ['water_meter_id', 'id', 'read_on', 'water_meter_value', 'auditor_id'],
      rows: () => readingRows(register, calendar, auditors),
    },
  ];
};

const meterColumns = [
  'id',
  'fabric_no',
  'last_date_of_repair',
  'last_date_of_check',
  'next_date_of_check',
  'installation_date',
  'calibration_date',
  'next_calibration_date',
  'check_value',
  'ownership_type_id',
  'water_meter_type_id',
  'manufacturer_id',
  'customers_total',
  'apartments_total',
  'location',
  'client_id',
  'address_id',
  'svo_id',
  'main_water_meter_id',
  'auditor_id',
  'created_on',
  'modified_on',
  'closed_on',
];

/** A meter with its readings, oldest first. */
interface Meter {
  id: number;
  address: ClientAddress;
  isCommon: boolean;
  random: Random;
  readings: { daysAgo: number; value: number }[];
}

/** The ids begin at 2, because every database already has manufacturer 1, the unknown one. */
function* manufacturerRows(): Generator<Value[]> {
  for (const [index, name] of manufacturers.entries())
    yield [manufacturerNomenclatureId, index + 2, String(index + 2), name];
}

function* auditorRows(count: number): Generator<Value[]> {
  for (let id = 1; id <= count; id += 1) yield [id, String(4000 + id), personOf(firstNonClientNumber + id).fullName];
}

function* meterRows(register: AddressRegister, calendar: Calendar, auditors: number): Generator<Value[]> {
  for (const meter of metersOf(register)) {
    const { id, address, isCommon, random, readings } = meter;
    // A meter was installed before its oldest reading, which is at most eleven months old.
    const installedDaysAgo = random.whole(400, 4200);
    const checkedDaysAgo = installedDaysAgo > 3000 && random.chance(0.6) ? random.whole(100, 2500) : installedDaysAgo;
    const years = isCommon ? 5 : 10;
    const createdOn = calendar.creationTimeOf(id, register.counts.meters, 11);
    const closedDaysAgo = readings.length < 3 ? random.whole(1, 60) : null;
    yield [
      id,
      serialNumberOf(id),
      random.chance(0.2) ? calendar.dateAgo(checkedDaysAgo * random.next()) : null,
      calendar.dateAgo(checkedDaysAgo),
      calendar.dateAgo(checkedDaysAgo - years * 365),
      calendar.dateAgo(installedDaysAgo),
      calendar.dateAgo(checkedDaysAgo),
      calendar.dateAgo(checkedDaysAgo - years * 365),
      cubicMetres(readings.at(-1)?.value ?? 0),
      ...kindValues(meter),
      address.clientId,
      address.addressId,
      address.apartment === null && random.chance(0.85) ? svoIdOf(address.building.id) : null,
      address.mainMeterId,
      auditorOf(address, auditors),
      createdOn,
      random.chance(0.3) ? notBefore(createdOn, calendar.momentAgo(random.between(1, 300))) : null,
      closedDaysAgo === null ? null : calendar.momentAgo(closedDaysAgo),
    ];
  }
}

/** Returns the later one of the two times, because no record is changed before its creation. */
const notBefore = (created: Date, changed: Date): Date => (changed > created ? changed : created);

/** Values of the columns from `ownership_type_id` to `location`. */
const kindValues = ({ address: { building }, isCommon, random }: Meter): Value[] =>
  isCommon
    ? [
        2,
        random.whole(3, 4),
        random.whole(1, 1 + manufacturers.length),
        building.flats * 2 + random.whole(0, 9),
        building.flats,
        random.chance(0.2) ? null : building.location,
      ]
    : [
        1,
        random.whole(1, 2),
        random.whole(1, 1 + manufacturers.length),
        random.whole(1, 5),
        1,
        random.chance(0.08) ? null : building.location,
      ];

function* readingRows(register: AddressRegister, calendar: Calendar, auditors: number): Generator<Value[]> {
  let reading = 0;
  for (const { id, address, readings } of metersOf(register)) {
    for (const { daysAgo, value } of readings) {
      reading += 1;
      yield [id, reading, calendar.dateAgo(daysAgo), cubicMetres(value), auditorOf(address, auditors)];
    }
  }
}

function* metersOf({ streets, addressesOf }: AddressRegister): Generator<Meter> {
  for (const street of streets) {
    for (const address of addressesOf(street)) {
      for (let nth = 0; nth < address.meters; nth += 1) {
        const id = address.firstMeterId + nth;
        const isCommon = address.clientKind === 'ENTRANCE';
        const random = new Random(randomStream.meter, id);
        yield { id, address, isCommon, random, readings: readingsOf(address, random, id) };
      }
    }
  }
}

/** Monthly readings: two for a meter whose account was closed, nine to eleven for any other meter. */
const readingsOf = (
  { clientKind, building, addressId, meters }: ClientAddress,
  random: Random,
  id: number,
): Meter['readings'] => {
  const monthly = clientKind === 'ENTRANCE' ? building.flats * 9.5 : (clientKind === 'PERSON' ? 8 : 24) / meters;
  const recent = random.chance(0.02) ? 2 : random.whole(3, 5);
  const earlier = recent === 2 ? 0 : earlierMonths;
  const history = new Random(randomStream.earlierReadings, id);
  const day = 3 + (carnetOf(addressId) % 24);
  let value = monthly * random.between(3, 90);
  return Array.from({ length: earlier + recent }, (_, index) => {
    value += monthly * (index < earlier ? history : random).between(0.5, 1.6);
    return { daysAgo: Math.round((earlier + recent - 1 - index) * monthDays) + day, value };
  });
};

const earlierMonths = 6;

const auditorOf = ({ addressId }: ClientAddress, auditors: number): number => (carnetOf(addressId) % auditors) + 1;

/** Returns a unique eight-digit number that does not look sequential. */
const serialNumberOf = (id: number): string => String(10_000_000 + ((id * 40_503) % 67_108_864));

const cubicMetres = (value: number): string => value.toFixed(3);

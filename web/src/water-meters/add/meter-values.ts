import type { NewWaterMeterInput } from '../../types.ts';
import { parseDate } from '../../ui/fields/typed-dates.ts';
import { required } from '../../ui/fields/rules.ts';
import { findReadingProblem, parseReading } from '../parse-reading.ts';
import { texts } from './add.texts.ts';

export type Field = Exclude<keyof typeof texts.fields, 'client' | 'address'>;

/** Texts of the fields as typed. A location is 'latitude,longitude'; a chosen record has its id and label. */
export interface MeterValues extends Record<Field, string> {
  clientId: string;
  clientLabel: string;
  addressId: string;
  addressLabel: string;
}

export type Problems = Partial<Record<Field, string>>;

export const emptyValues: MeterValues = {
  fabricNo: '',
  location: '',
  lastRepairDate: '',
  lastCheckDate: '',
  nextCheckDate: '',
  reading: '',
  typeId: '',
  ownershipTypeId: '',
  manufacturerId: '',
  customersTotal: '',
  apartmentsTotal: '',
  clientId: '',
  clientLabel: '',
  addressId: '',
  addressLabel: '',
};

export const isEmpty = (values: MeterValues): boolean => Object.values(values).every((value) => value === '');

/** True for a stored draft of this form. */
export const isMeterValues = (value: unknown): value is MeterValues =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(emptyValues).every((name) => typeof (value as Record<string, unknown>)[name] === 'string');

const mandatory = ['fabricNo', 'typeId', 'ownershipTypeId', 'manufacturerId'] as const;
const dates = ['lastRepairDate', 'lastCheckDate', 'nextCheckDate'] as const;
const pastDates = ['lastRepairDate', 'lastCheckDate'] as const;
const counts = ['customersTotal', 'apartmentsTotal'] as const;

/** `today` is the present day, such as `2026-11-22`: what has happened has no later day. */
export const problemsOf = (values: MeterValues, today: string): Problems => {
  const found: [Field, string | null][] = [
    ...mandatory.map((field): [Field, string | null] => [field, required(values[field])]),
    ...dates.map((field): [Field, string | null] => [field, parseDate(values[field]).problem ?? null]),
    ...pastDates.map((field): [Field, string | null] => [field, isAfter(values[field], today) ? texts.future : null]),
    ...counts.map((field): [Field, string | null] => [field, isCount(values[field]) ? null : texts.notCount]),
    ['reading', findReadingProblem(values.reading) ?? null],
    ['nextCheckDate', isNextBeforeLast(values) ? texts.nextBeforeLast : null],
    ['fabricNo', values.fabricNo.trim().length > 50 ? texts.longNumber : null],
  ];
  return Object.fromEntries(found.filter(([, problem]) => problem !== null)) as Problems;
};

const isNextBeforeLast = ({ lastCheckDate, nextCheckDate }: MeterValues): boolean => {
  const [last, next] = [parseDate(lastCheckDate).value, parseDate(nextCheckDate).value];
  return Boolean(last && next && next < last);
};

const isAfter = (typed: string, today: string): boolean => (parseDate(typed).value ?? '') > today;

const isCount = (typed: string): boolean => typed.trim() === '' || /^(\d{1,6}|1000000)$/.test(typed.trim());

export const toPlace = (location: string) => {
  const [latitude = '', longitude = ''] = location.split(',');
  return location === '' ? null : { latitude: Number(latitude), longitude: Number(longitude) };
};

/** The values to send, without the empty ones. The values must have no problems. */
export const toInput = (values: MeterValues): NewWaterMeterInput => {
  const input = {
    fabricNo: values.fabricNo.trim(),
    location: toPlace(values.location),
    ...Object.fromEntries(dates.map((field) => [field, parseDate(values[field]).value])),
    reading: parseReading(values.reading),
    typeId: values.typeId,
    ownershipTypeId: values.ownershipTypeId,
    manufacturerId: values.manufacturerId,
    ...Object.fromEntries(counts.map((field) => [field, values[field] === '' ? null : Number(values[field])])),
    clientId: values.clientId,
    addressId: values.addressId,
  };
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== '' && value !== null));
};

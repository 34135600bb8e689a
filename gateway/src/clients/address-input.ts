import type { AddressChanges } from '../kernel/schema-types.generated.ts';
import type { Problem } from '../kernel/failures.ts';
import { readId } from '../kernel/input/ids.ts';
import type { AddressRecord } from './clients.rest.ts';
import { addressTexts as texts } from './clients.texts.ts';

export type AddressField = keyof AddressChanges;

/** Values as text; '' stands for no value. A location is 'latitude,longitude'. */
export type AddressTexts = Partial<Record<AddressField, string>>;

const restNames = {
  townId: 'townId',
  streetId: 'streetId',
  streetNumber: 'streetNumber',
  description: 'addressDescription',
  block: 'block',
  entrance: 'entrance',
  floor: 'floor',
  apartment: 'apartment',
  zipCode: 'zipCode',
  carnetCode: 'carnetCode',
  carnetPage: 'carnetPage',
  clientId: 'clientId',
  location: null,
} as const satisfies Record<AddressField, string | null>;

const fields = Object.keys(restNames) as AddressField[];

/** Converts the given fields to texts. Null becomes '', absent fields stay absent. */
export const toTexts = (given: AddressChanges): AddressTexts =>
  Object.fromEntries(fields.flatMap((field) => (given[field] === undefined ? [] : [[field, textOf(given[field])]])));

const textOf = (value: AddressChanges[AddressField]): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? `${value.latitude},${value.longitude}` : String(value).trim();
};

export const storedTexts = (stored: AddressRecord): Record<AddressField, string> => ({
  townId: stored.townId ?? '',
  streetId: stored.streetId ?? '',
  streetNumber: stored.streetNumber ?? '',
  description: stored.description,
  block: stored.block ?? '',
  entrance: stored.entrance ?? '',
  floor: stored.floor ?? '',
  apartment: stored.apartment ?? '',
  zipCode: stored.zipCode ?? '',
  carnetCode: stored.carnetCode ?? '',
  carnetPage: String(stored.carnetPage ?? ''),
  clientId: stored.clientId ?? '',
  location: stored.location ? `${stored.location.latitude},${stored.location.longitude}` : '',
});

export const findDifferences = (values: AddressTexts, stored: AddressTexts): AddressTexts =>
  Object.fromEntries(
    fields.flatMap((field) =>
      values[field] === undefined || values[field] === stored[field] ? [] : [[field, values[field]]],
    ),
  );

export const pickChanged = (values: AddressTexts, changes: AddressTexts): AddressTexts =>
  Object.fromEntries(Object.entries(values).filter(([field]) => field in changes));

/** Converts texts to REST parameters. */
export const toRest = (values: AddressTexts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([field, value]): [string, string][] => {
      const name = restNames[field as AddressField];
      if (name !== null) return [[name, value]];
      const [latitude = '', longitude = ''] = value.split(',');
      return [
        ['latitude', latitude],
        ['longitude', longitude],
      ];
    }),
  );

const limits: Partial<Record<AddressField, number>> = {
  streetNumber: 20,
  description: 500,
  block: 20,
  entrance: 20,
  floor: 20,
  apartment: 50,
  zipCode: 10,
  carnetCode: 50,
};

/** Problems of the values of a whole address. */
export const problemsOf = (values: AddressTexts): Problem[] => [
  ...(values.townId ? [] : [{ field: 'townId', code: 'REQUIRED' as const, message: texts.required }]),
  ...(values.streetId || values.description || values.block
    ? []
    : [{ field: 'streetId', code: 'REQUIRED' as const, message: texts.streetOrDescription }]),
  ...fields.flatMap((field) => checkField(field, values[field] ?? '')),
];

const checkField = (field: AddressField, value: string): Problem[] => {
  if (value === '') return [];
  const limit = limits[field];
  if (limit !== undefined && value.length > limit) return [{ field, code: 'LENGTH', message: texts.tooLong(limit) }];
  if (field.endsWith('Id') && readId(value) === null) return [{ field, code: 'UNKNOWN', message: texts.unknownChoice }];
  if (field === 'carnetPage' && !(Number(value) >= 1 && Number(value) <= 1_000_000))
    return [{ field, code: 'RANGE', message: texts.page }];
  if (field !== 'location') return [];
  const [latitude = 0, longitude = 0] = value.split(',').map(Number);
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth ? [] : [{ field, code: 'RANGE', message: texts.locationRange }];
};

import type { AddressChanges } from '../../types.ts';
import type { AddressDetailsFragment } from './address.generated.ts';
import { texts } from './address.texts.ts';

export type AddressField = keyof typeof texts.fields;

/** Texts of the fields as typed. A location is 'latitude,longitude'. */
export type AddressValues = Readonly<Record<AddressField, string>>;

const addressFields = Object.keys(texts.fields) as readonly AddressField[];

export const newAddress = Object.fromEntries(addressFields.map((field) => [field, ''])) as AddressValues;

export const valuesOf = (stored: AddressDetailsFragment): AddressValues => {
  const { location } = stored;
  const values = addressFields.map((field) => [field, field === 'location' ? '' : String(stored[field] ?? '')]);
  return {
    ...(Object.fromEntries(values) as AddressValues),
    location: location ? `${location.latitude},${location.longitude}` : '',
  };
};

/** Returns the values of `fields` in the types of the GraphQL input. */
export const toChanges = (values: AddressValues, fields: readonly AddressField[]): AddressChanges =>
  Object.fromEntries(fields.map((field) => [field, toInput(field, values[field].trim())]));

const toInput = (field: AddressField, value: string): unknown => {
  if (value === '') return null;
  if (field === 'carnetPage') return Number(value);
  if (field !== 'location') return value;
  const [latitude = 0, longitude = 0] = value.split(',').map(Number);
  return { latitude, longitude };
};

/** The problems of typed texts. A stored postal code stays as it is, because a utility may have stored any text. */
export const findProblems = (
  values: AddressValues,
  changed: readonly AddressField[],
): Partial<Record<AddressField, string>> => ({
  ...(hasInvalidCarnetPage(values) && { carnetPage: texts.page }),
  ...(changed.includes('zipCode') && !/^(\d{4})?$/.test(values.zipCode.trim()) && { zipCode: texts.zipCode }),
});

const hasInvalidCarnetPage = ({ carnetPage }: AddressValues): boolean =>
  carnetPage.trim() !== '' && !(/^[1-9]\d{0,6}$/.test(carnetPage.trim()) && Number(carnetPage) <= 1_000_000);

/** Returns a stored value as text for the user; for town, street and client the name. */
export const describeValue = (stored: AddressDetailsFragment, field: AddressField): string => {
  const names: Partial<Record<AddressField, string | null>> = {
    townId: stored.townName,
    streetId: stored.streetName,
    clientId: stored.clientName,
  };
  return (field in names ? names[field] : valuesOf(stored)[field]) || texts.none;
};

import { cleanLine } from '@struma/shared/visible-text.ts';
import { Type, type Static } from 'typebox';
import { Refusal } from '../../kernel/http/refusal.ts';
import { nullable } from '../../kernel/http/schema.ts';
import { addressTexts as texts } from '../clients.texts.ts';

type Parse = (value: string, label: string) => string;

const text =
  (maxLength: number): Parse =>
  (value, label) => {
    if (value.length > maxLength) throw new Refusal(texts.tooLong(label, maxLength));
    return value;
  };

const id =
  (reason: string): Parse =>
  (value) => {
    if (!/^[1-9]\d{0,14}$/.test(value)) throw new Refusal(reason);
    return value;
  };

const degrees =
  (limit: number): Parse =>
  (value) => {
    if (!(Math.abs(Number(value)) <= limit)) throw new Refusal(texts.wrongPlace);
    return String(Number(value));
  };

const page: Parse = (value) => {
  if (!/^[1-9]\d{0,6}$/.test(value) || Number(value) > 1_000_000) throw new Refusal(texts.wrongPage);
  return value;
};

/** Bulgarian postal codes. */
const zipCode: Parse = (value) => {
  if (!/^\d{4}$/.test(value)) throw new Refusal(texts.wrongZipCode);
  return value;
};

const parsers = {
  townId: id(texts.unknownTown),
  streetId: id(texts.unknownStreet),
  streetNumber: text(20),
  addressDescription: text(500),
  block: text(20),
  entrance: text(20),
  floor: text(20),
  apartment: text(50),
  zipCode,
  carnetCode: text(50),
  carnetPage: page,
  clientId: id(texts.unknownClient),
  latitude: degrees(90),
  longitude: degrees(180),
} satisfies Record<string, Parse>;

export type AddressField = keyof typeof parsers;

export const addressFields = Object.keys(parsers) as readonly AddressField[];

/** Values as text; null if empty. */
export type AddressValues = Record<AddressField, string | null>;

const Field = Type.Optional(nullable(Type.String({ maxLength: 20_000 })));

/** All fields as text. */
export const AddressFields = Type.Object(
  Object.fromEntries(addressFields.map((name) => [name, Field])) as Record<AddressField, typeof Field>,
);

/** Parses the fields. Null or absent means unchanged, an empty text clears the field. */
export const readAddressFields = (input: Static<typeof AddressFields>): Partial<AddressValues> => {
  const values: Partial<AddressValues> = {};
  for (const name of addressFields) {
    const value = input[name];
    if (value === undefined || value === null) continue;
    const clean = cleanLine(value);
    values[name] = clean === '' ? null : parsers[name](clean, texts.fields[name]);
  }
  return values;
};

/** Expected values are not parsed: an invalid value differs from every stored value. */
export const readExpectedFields = (input: Static<typeof AddressFields>): Partial<AddressValues> =>
  Object.fromEntries(
    addressFields.flatMap((name) => {
      const value = input[name];
      return value === undefined || value === null ? [] : [[name, value.trim() || null]];
    }),
  );

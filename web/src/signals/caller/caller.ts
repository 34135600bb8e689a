import { cleanCallerText, isPhone, maxCallerNameLength } from '@struma/shared/signals/new-caller.ts';
import type { FieldErrors } from '../../platform/command/command.ts';
import type { Place } from '../../map/picker/place.ts';
import { texts } from './caller.texts.ts';

/**
 * The person for whom an operator submits a signal: an earlier submitter, else a client of the utility, else a new
 * caller, who has neither number.
 */
export interface Caller {
  submitterId: string | null;
  clientId: string | null;
  name: string;
  /** Name as a client, if it is another one than `name`. */
  nameAsClient?: string | null;
  clientNumber: string | null;
  phone: string | null;
  /** Distinguishes accounts of one client without a telephone. Absent if unknown. */
  email?: string | null;
  address: string | null;
  /** Coordinates of `address`; null if it has none, absent if they are unknown. */
  addressLocation?: Place | null;
  openSignals: number;
  /** True if another person has the same name and the same telephone or e-mail address. */
  hasTwin?: boolean;
}

/** A caller of whom only number and name are known. */
export const toCaller = ({ id, name }: { id: string; name: string }): Caller => ({
  submitterId: id,
  clientId: null,
  name,
  clientNumber: null,
  phone: null,
  address: null,
  openSignals: 0,
});

/** True for a person who is neither a submitter nor a client yet. */
export const isNewCaller = ({ submitterId, clientId }: Caller): boolean => submitterId === null && clientId === null;

/** Marks the persons whom name and telephone, or name and e-mail address, do not distinguish. */
export const markTwins = (people: readonly Caller[]): Caller[] => {
  const keyOf = ({ name, phone, email }: Caller): string => `${toNameKey(name)} ${phone ? toDigits(phone) : email}`;
  const keys = people.map(keyOf);
  return people.map((person, index) => ({
    ...person,
    hasTwin: keys.some((key, other) => other !== index && key === keys[index]),
  }));
};

/** A person with the fact that distinguishes people of one name, as a text. */
export const describeCaller = ({ submitterId, name, phone, email, clientNumber }: Caller): string => {
  const number = submitterId ? texts.submitterNumber(submitterId) : clientNumber && texts.clientNumber(clientNumber);
  return [name, phone ?? email, number].filter(Boolean).join(' · ');
};

/** True if a found person has the name and the telephone number of a new caller. The number may be spelled differently. */
export const isSameAsNew = (found: Caller, added: Caller): boolean =>
  toDigits(found.phone) !== '' &&
  toDigits(found.phone) === toDigits(added.phone) &&
  [found.name, found.nameAsClient ?? ''].some((name) => toNameKey(name) === toNameKey(added.name));

/** The digits of a number without the country code or the leading zero: numbers are stored with either or none. */
const toDigits = (phone: string | null): string => (phone ?? '').replaceAll(/\D/g, '').replace(/^(00359|359|0)/, '');

const toNameKey = (name: string): string => cleanCallerText(name).toLowerCase();

/** A new caller from what an operator has typed into the search: a telephone number, and a name around it. */
export const splitTypedCaller = (typed: string): Caller => {
  // A number with its prefix, else the longest one: a name may contain the number of a block of flats.
  const numbers = [prefixed, anyNumber].flatMap((pattern) => typed.match(pattern) ?? []);
  const phone = numbers.find((number) => number.startsWith('0') || /^[+(]/.test(number)) ?? numbers[0] ?? '';
  const name = cleanCallerText(typed.replace(phone, ' ').replaceAll(/^[\s,;–-]+|[\s,;–-]+$/g, ''));
  return { ...toCaller({ id: '', name }), submitterId: null, phone: phone.trim() || null };
};

const prefixed = /(?<!\d)(?:\+|\(?0)[\d\s()./-]{3,}\d/g;
const anyNumber = /(?<!\d)\d[\d\s./-]{4,}\d/g;

/** The field of a new caller that has a problem, and the problem; null for a valid or stored caller. */
export const findCallerProblem = (caller: Caller): { field: 'name' | 'phone'; text: string } | null => {
  if (!isNewCaller(caller)) return null;
  const name = cleanCallerText(caller.name);
  if (name === '') return { field: 'name', text: texts.nameMissing };
  if (name.length > maxCallerNameLength) return { field: 'name', text: texts.nameTooLong(maxCallerNameLength) };
  const phone = cleanCallerText(caller.phone ?? '');
  return phone === '' || isPhone(phone) ? null : { field: 'phone', text: texts.phoneInvalid };
};

/**
 * The problem of the field of the caller; null if there is none. Text without a chosen person is a problem, because the
 * text is not sent.
 */
export const findCallerFieldProblem = (caller: Caller | null, typed: string): string | null => {
  if (caller !== null) return findCallerProblem(caller)?.text ?? null;
  return typed.trim() === '' ? null : texts.unmatched;
};

/** The caller as fields of an input of the schema. */
export const toCallerInput = (caller: Caller) => {
  const { submitterId, clientId, name, phone } = caller;
  if (submitterId !== null) return { submitterId };
  if (clientId !== null) return { clientId };
  return { newCaller: { name: cleanCallerText(name), phone: cleanCallerText(phone ?? '') || null } };
};

/** The problem of the submitter that the service has found. */
export const callerErrorOf = (errors: FieldErrors): string | undefined =>
  errors['submitterId'] ?? errors['clientId'] ?? errors['newCaller'];

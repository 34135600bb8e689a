import { toFeminine, transliterate } from './bulgarian.ts';
import { companyNumberOf, egnOf } from './personal-number.ts';
import {
  familyNames,
  femaleNames,
  businessSuffixes,
  firmForms,
  firmNames,
  businessPrefixes,
  kindergartens,
  maleNames,
  publicBodies,
  schoolPatrons,
} from './data/names.data.ts';
import { Random, randomStream } from './random.ts';

/** A person with a Bulgarian name of three parts. */
export interface Person {
  givenName: string;
  familyName: string;
  fullName: string;
  isMale: boolean;
}

/** The lowest person number that is not a client number. */
export const firstNonClientNumber = 100_000_000;

/** Returns the person of a number: a client number, or a number from `firstNonClientNumber` on. */
export const personOf = (number: number): Person => {
  const random = new Random(randomStream.person, number);
  const isMale = random.chance(0.47);
  const givenName = isMale ? random.pick(maleNames).name : random.pick(femaleNames);
  const patronymic = inGender(random.pick(maleNames).patronymic, isMale);
  const family = inGender(random.pick(familyNames), isMale);
  const familyName = !isMale && random.chance(0.06) ? `${family}-${toFeminine(random.pick(familyNames))}` : family;
  return { givenName, familyName, fullName: `${givenName} ${patronymic} ${familyName}`, isMale };
};

export const egnOfPerson = (number: number): string => egnOf(number, personOf(number).isMale);

/** A firm's name and company number. */
export const firmOf = (number: number): { name: string; companyNumber: string } => {
  const random = new Random(randomStream.firm, number);
  const name = random.pick(firmNames);
  const title = random.chance(0.6)
    ? `${random.pick(businessPrefixes)} „${name}“`
    : `„${name} ${random.pick(businessSuffixes)}“`;
  return { name: `${title} ${random.pick(firmForms)}`, companyNumber: companyNumberOf(number) };
};

/** A school, a kindergarten or another public body. `criticalKind` is null unless the body is a critical user. */
export const publicBodyOf = (number: number): { name: string; companyNumber: string; criticalKind: string | null } => {
  const random = new Random(randomStream.firm, number);
  const roll = random.whole(0, 9);
  const companyNumber = companyNumberOf(500_000 + number);
  if (roll < 4) {
    const name = `${random.whole(1, 190)}. ОУ „${random.pick(schoolPatrons)}“`;
    return { name, companyNumber, criticalKind: 'SCHOOL' };
  }
  if (roll < 8) {
    const name = `ДГ № ${random.whole(1, 190)} „${random.pick(kindergartens)}“`;
    return { name, companyNumber, criticalKind: 'KINDERGARTEN' };
  }
  return { ...random.pick(publicBodies), companyNumber };
};

/** Returns an address in a domain reserved for examples, so that no mail is delivered. */
export const emailOf = (person: Person, number: number): string => {
  const [first = ''] = transliterate(person.givenName);
  const last = transliterate(person.familyName).split('-')[0] ?? '';
  return `${first}.${last}${(number * 7) % 90 || ''}@poshta.example`;
};

/** Returns an unassigned Sofia number: its first digit after the area code is zero. */
export const phoneOf = (number: number): string => {
  const digits = String((number * 7919) % 1_000_000).padStart(6, '0');
  return `02 0${digits.slice(0, 2)} ${digits.slice(2)}`;
};

const inGender = (name: string, isMale: boolean): string => (isMale ? name : toFeminine(name));

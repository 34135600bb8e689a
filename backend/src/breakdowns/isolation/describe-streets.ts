import { isolationTexts as texts } from './isolation.texts.ts';

export interface StreetAddress {
  townName: string;
  streetName: string | null;
  streetNumber: string | null;
  block: string | null;
}

/** The affected part of a street. */
export interface AffectedStreet {
  townName: string;
  name: string;
  /** The lowest and the highest house number; null without numbers. */
  from: string | null;
  to: string | null;
  blocks: string[];
  /** For example 'ул. „Иван Вазов“ от № 3 до № 17'. */
  text: string;
}

const order = new Intl.Collator('bg', { numeric: true });

/**
 * Describes each street once, with the range of its house numbers and its blocks. Addresses without a street are
 * described under the name of their town.
 */
export const describeStreets = (addresses: readonly StreetAddress[]): AffectedStreet[] => {
  const streets = new Map<string, StreetAddress[]>();
  for (const address of addresses) {
    const key = JSON.stringify([address.townName, address.streetName]);
    const known = streets.get(key);
    if (known) known.push(address);
    else streets.set(key, [address]);
  }
  return [...streets.values()]
    .map(describeStreet)
    .sort((one, other) => order.compare(one.townName, other.townName) || order.compare(one.name, other.name));
};

const describeStreet = (addresses: readonly StreetAddress[]): AffectedStreet => {
  const { townName = '', streetName } = addresses[0] ?? {};
  const numbers = distinct(addresses.map(({ streetNumber }) => streetNumber));
  const blocks = distinct(addresses.map(({ block }) => block));
  const [from = null, to = null] = [numbers[0], numbers.at(-1)];
  const name = streetName ?? townName;
  return { townName, name, from, to, blocks, text: texts.street({ name, from, to, blocks }) };
};

const distinct = (values: readonly (string | null)[]): string[] =>
  [...new Set(values.flatMap((value) => value?.trim() || []))].sort(order.compare);

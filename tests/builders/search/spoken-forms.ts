import type pg from 'pg';
import {
  bdsOnUsKeyboard,
  createRandom,
  inInformalLatin,
  inOfficialLatin,
  phoneticOnBdsKeyboard,
  phoneticOnUsKeyboard,
  pick,
  withTypingError,
} from './typing.ts';

/** What an operator types for a caller, and the facts that the first hit must have. */
export interface SpokenForm {
  group: string;
  typed: string;
  expected: Expected;
}

export interface Expected {
  /** Words of the name. */
  name?: readonly string[];
  /** Last digits of the telephone. */
  telephone?: string;
  clientNumber?: string;
  /** Parts of the address, each a whole word. */
  address?: readonly string[];
  signal?: number;
  workCard?: string;
  /** Number on the meter. */
  meter?: string;
}

interface Person {
  name: string;
  phone: string | null;
  clientNumber: string | null;
}

interface Address {
  client: string;
  street: string;
  number: string | null;
  block: string | null;
  entrance: string | null;
  apartment: string | null;
}

/** Makes search texts, as callers say them and operators type them, from the rows of the reference utility. */
export const makeSpokenForms = async (pool: pg.Pool): Promise<SpokenForm[]> => {
  const random = createRandom(14);
  const people = await rowsOf<Person>(
    pool,
    `select s.name, s.phone, c.client_number as "clientNumber" from submitter s left join client c on c.id = s.client_id
     where s.name ~ '^[А-Я][а-я]+( [А-Я][а-я]+){1,2}$' order by md5(s.id::text) limit 400`,
  );
  const addresses = await rowsOf<Address>(
    pool,
    `select c.name as client, s.name as street, a.street_number as number, a.block, a.entrance, a.apartment from address a
     join client c on c.id = a.client_id join street s on s.id = a.street_id
     where c.name ~ '^[А-Я][а-я]+( [А-Я][а-я]+){1,2}$' order by md5(a.id::text) limit 400`,
  );
  const signals = await rowsOf<{ id: number }>(pool, 'select id from signal order by md5(id::text) limit 12');
  const cards = await rowsOf<{ card: string }>(
    pool,
    'select work_card_no as card from breakdown order by md5(id::text) limit 12',
  );
  const meters = await rowsOf<{ number: string }>(
    pool,
    'select fabric_no as number from water_meter order by md5(id::text) limit 60',
  );
  const clients = await rowsOf<{ number: string }>(
    pool,
    `select client_number as number from client where id % 7 = 3 order by md5(id::text) limit 40`,
  );
  return [
    ...meterForms(meters),
    ...clientForms(clients),
    ...telephoneForms(people.filter(({ phone }) => phone !== null)),
    ...nameForms(people, random),
    ...addressForms(addresses, random),
    ...mixedForms(addresses, random),
    ...numberForms(people, signals, cards),
  ];
};

const rowsOf = async <Row extends object>(pool: pg.Pool, query: string): Promise<Row[]> =>
  (await pool.query<Row>(query)).rows;

const meterForms = (meters: readonly { number: string }[]): SpokenForm[] =>
  meters.map(({ number }, index) => ({
    group: 'meter number',
    typed: [number, `водомер ${number}`, `водомер № ${number}`, number.toLowerCase(), `№ ${number}`][index % 5] ?? '',
    expected: { meter: number },
  }));

const clientForms = (clients: readonly { number: string }[]): SpokenForm[] =>
  clients.map(({ number }, index) => ({
    group: 'client number',
    typed: [number, `клиент ${number}`, `абонат № ${number}`, `кл. ${number}`][index % 4] ?? '',
    expected: { clientNumber: number },
  }));

const telephoneForms = (people: readonly Person[]): SpokenForm[] => {
  const spellings: ((digits: string) => string)[] = [
    (digits) => digits,
    (digits) => `+359${digits.slice(1)}`,
    (digits) => `00359 ${digits.slice(1, 2)} ${digits.slice(2, 5)} ${digits.slice(5)}`,
    (digits) => `${digits.slice(0, 2)}/${digits.slice(2, 5)}-${digits.slice(5, 7)}-${digits.slice(7)}`,
    (digits) => digits.slice(1),
    (digits) => digits.slice(-6),
    (digits) => `тел. ${digits.slice(0, 2)} ${digits.slice(2)}`,
    (digits) => `(${digits.slice(0, 2)}) ${digits.slice(2)}`,
  ];
  return people.slice(0, 40).map(({ phone }, index) => {
    const digits = phone?.replaceAll(/\D/g, '') ?? '';
    const typed = (spellings[index % spellings.length] ?? String)(digits);
    return { group: 'telephone', typed, expected: { telephone: digits.slice(-6) } };
  });
};

const writingStyles: readonly (readonly [string, (text: string, random: () => number) => string, number])[] = [
  ['as spoken', (text) => text, 24],
  ['small letters, other order', (text) => text.toLowerCase().split(' ').toReversed().join(' '), 20],
  ['a typing error', (text, random) => inOneWord(text, (word) => withTypingError(word, random), random), 36],
  ['official Latin', inOfficialLatin, 24],
  ['informal Latin', inInformalLatin, 24],
  ['БДС keys on a Latin keyboard', bdsOnUsKeyboard, 20],
  ['phonetic keys on a Latin keyboard', phoneticOnUsKeyboard, 16],
  ['phonetic keys on a БДС keyboard', phoneticOnBdsKeyboard, 12],
];

/** Changes one of the long words. */
const inOneWord = (text: string, change: (word: string) => string, random: () => number): string => {
  const words = text.split(' ');
  const long = words.flatMap((word, at) => (/^[А-Яа-я]{6,}$/.test(word) ? [at] : []));
  if (long.length === 0) return text;
  const chosen = pick(long, random);
  return words.map((word, at) => (at === chosen ? change(word.toLowerCase()) : word)).join(' ');
};

const nameForms = (people: readonly Person[], random: () => number): SpokenForm[] => {
  let next = 0;
  return writingStyles.flatMap(([way, write, count]) =>
    Array.from({ length: count }, () => {
      const { name } = people[next++ % people.length] ?? { name: '' };
      const words = name.split(' ');
      return {
        group: `name, ${way}`,
        typed: write(words.join(' '), random),
        expected: { name: words },
      };
    }),
  );
};

const plainStreet = (street: string): string =>
  street
    .replace(/^(ул|бул|ж\.к)\.\s*/, '')
    .replaceAll(/[„“]/g, '')
    .replaceAll('–', ' ');

const addressWords = ({ street, number, block, entrance, apartment }: Address, parts: number): string[] => {
  const all = [number ?? block, number ? null : entrance, apartment].filter((part) => part !== null);
  return [
    ...plainStreet(street)
      .split(/[\s-]+/)
      .filter(Boolean),
    ...all.slice(0, parts),
  ];
};

const writeAddress = (address: Address, style: number): string => {
  const { street, number, block, entrance, apartment } = address;
  const plain = plainStreet(street);
  const house = number ?? block;
  const named = (word: string, value: string | null): string => (value ? `, ${word} ${value}` : '');
  const styles = [
    [plain.toLowerCase(), house, number ? null : entrance?.toLowerCase(), apartment].filter(Boolean).join(' '),
    street + named('№', number) + named('бл.', block) + named('вх.', entrance) + named('ап.', apartment),
    `"${plain}" ${number ?? `блок ${block}`}`,
    `ул.${plain} №${house}`,
    `${plain} ${number ? `номер ${number}` : `бл${block} вх${entrance}`}`,
    `на ${plain}, ${house}`,
  ];
  return styles[style % styles.length] ?? plain;
};

const addressForms = (addresses: readonly Address[], random: () => number): SpokenForm[] => {
  const numbered = addresses.filter(({ number, block }) => number !== null || block !== null);
  const plain = numbered.slice(0, 120).map((address, index) => ({
    group: 'address',
    typed: writeAddress(address, index),
    expected: { address: addressWords(address, index % 6 < 2 ? 3 : 1) },
  }));
  let next = 120;
  const changed = writingStyles.slice(2).flatMap(([way, write, count]) =>
    Array.from({ length: Math.ceil(count / 2) }, () => {
      const address = numbered[next++ % numbered.length];
      if (!address) throw new Error('No address.');
      return {
        group: `address, ${way}`,
        typed: write(`${plainStreet(address.street)} ${address.number ?? address.block}`, random),
        expected: { address: addressWords(address, 1) },
      };
    }),
  );
  return [...plain, ...changed];
};

const mixedForms = (addresses: readonly Address[], random: () => number): SpokenForm[] =>
  addresses.slice(-24).map((address, index) => {
    const family = address.client.split(' ').at(-1) ?? '';
    const place = `${plainStreet(address.street)} ${address.number ?? address.block ?? ''}`.trim();
    const typed = [`${family} ${place}`, `${place} ${family}`, `${family} от ${place}`][index % 3] ?? '';
    return {
      group: 'name and address',
      typed:
        index % 4 === 3
          ? inInformalLatin(typed)
          : index % 4 === 2
            ? inOneWord(typed, (word) => withTypingError(word, random), random)
            : typed,
      expected: { name: [family], address: addressWords(address, 1) },
    };
  });

const numberForms = (
  people: readonly Person[],
  signals: readonly { id: number }[],
  cards: readonly { card: string }[],
): SpokenForm[] => [
  ...people
    .flatMap(({ clientNumber }) => (clientNumber ? [clientNumber] : []))
    .slice(0, 12)
    .map((clientNumber, index) => ({
      group: 'client number',
      typed:
        index % 3 === 0
          ? `кл. № ${clientNumber}`
          : index % 3 === 1
            ? `${clientNumber.slice(0, 3)} ${clientNumber.slice(3)}`
            : clientNumber,
      expected: { clientNumber },
    })),
  ...signals.map(({ id }, index) => ({
    group: 'signal number',
    typed: [`${id}`, `№ ${id}`, `сигнал ${id}`, `#${id}`, `Сигнал № ${id}`][index % 5] ?? '',
    expected: { signal: id },
  })),
  ...cards.map(({ card }, index) => ({
    group: 'work card',
    typed:
      [card, card.toLowerCase(), `A-${card.slice(2)}`, `авария ${card}`, bdsOnUsKeyboard(card), card.replace('-', ' ')][
        index % 6
      ] ?? '',
    expected: { workCard: card },
  })),
];

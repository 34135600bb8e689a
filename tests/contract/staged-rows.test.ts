/** Rows of an import file are staged alike, whether they are parsed or copied without parsing. */
import { Readable, Writable } from 'node:stream';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type pg from 'pg';
import type { Encoding } from '../../backend/src/imports/csv/find-encoding.ts';
import { FileProblem } from '../../backend/src/imports/csv/file-problem.ts';
import { definitions } from '../../backend/src/imports/definitions.ts';
import { stageRows } from '../../backend/src/imports/stage-rows.ts';
import { facts } from '../../backend/src/imports/staging/row-facts.ts';
import { nomenclatures } from '../../backend/src/kernel/nomenclatures.ts';
import { encodeWindows1251 } from '../builders/files/windows-1251.ts';

const items = new Map([
  ['1', 11],
  ['битов', 12],
]);
const codes = new Map(Object.values(nomenclatures).map((nomenclature) => [nomenclature, items]));

/** Stages a file that is received in these parts. Returns the bytes for PostgreSQL, the counts, problems and facts. */
const stage = async (parts: Buffer[], encoding: Encoding, definitionId: number): Promise<unknown> => {
  const sent: Buffer[] = [];
  const copy = new Writable({
    write(chunk: Buffer, _encoding, done) {
      sent.push(chunk);
      done();
    },
  });
  const client = { query: () => copy } as unknown as pg.ClientBase;
  const staged = await stageRows(client, {
    bytes: Readable.from(parts),
    encoding,
    definitionId,
    codes,
    townCodes: new Set(['00151', '68134']),
    onProgress: () => undefined,
  });
  const { rows, badRows, problems } = staged;
  return {
    bytes: Buffer.concat(sent).toString('hex'),
    rows,
    badRows,
    problems,
    facts: facts.filter((fact) => staged.facts.has(fact)),
  };
};

/** A refused file, such as one without rows, is compared by the message of its refusal. */
const messageOf = (error: unknown): string => {
  if (error instanceof FileProblem) return error.message;
  throw error;
};

const usual = ['', '1', '5', 'А-17', 'Мария Иванова', '00151', '68134', '15.04.2021', '2023-05-02', '42,6977', '23.3'];
const numbers = [
  '9,2E+06',
  '007',
  '1,5',
  '1.50',
  '0,000',
  '+3',
  '-1',
  '1 000',
  '12О45',
  '4,',
  ',4',
  '1,2345',
  '3,1200000',
  '1e3',
];
const long = ['99999999999,999', '99999999999999', '123456789012345', '1000000', '1000001', '42.12345678901234567'];
const dates = ['31.02.2026', '1.1.2020', '01.01.1900', '29.02.2024', '2999-01-01', '2021-4-5', '15.04.21'];
const texts = [' 5 ', '\u00a0А\u00a0', '№5', '„Вик“ ООД', '\\N', "'=1", '=1', 'ќ', 'битов', 'БИТОВ', 'Ж'.repeat(250)];
const wrongTexts = ['Ж'.repeat(251), 'а\tб', '\u0000', '\u0007', ' \t '];
const identifiers = ['7501010010', '7501010018', '831902088', '••••••••10'];
const onlyUnicode = ['İ', 'ẞ', '😀', '\uFFFD', '\uFEFF', '\u2028'];

const cell = (encoding: Encoding): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...usual) },
    { weight: 2, arbitrary: fc.constantFrom(...numbers, ...long, ...dates, ...texts, ...identifiers) },
    { weight: 1, arbitrary: fc.constantFrom(...wrongTexts, ...(encoding === 'utf-8' ? onlyUnicode : [])) },
    { weight: 1, arbitrary: fc.nat(2_000_000).map(String) },
    { weight: 1, arbitrary: fc.stringMatching(/^[а-яА-Яa-zA-Z0-9 .,]{1,12}$/) },
  );

/** Cells that fit a column, by the type of the column. Most generated cells are chosen from these. */
const fitting: Readonly<Record<string, readonly string[]>> = {
  integer: ['', '1', '1', '17'],
  date: ['', '15.04.2021', '2023-05-02', '05.01.2020'],
  numeric: ['', '5', '100,125', '7.5'],
  'double precision': ['', '42,6977', '42.5', '23,1'],
  text: ['', 'А-17', 'Мария Иванова', '00151', '68134', 'abC 9'],
};

const file = (encoding: Encoding, definitionId: number): fc.Arbitrary<{ header: string[]; rows: string[][] }> => {
  const columns = Object.entries(definitions[definitionId] ?? {});
  // Built once: building it for each column of each file would take longer than the test.
  const anyCell = cell(encoding);
  const required = columns.filter(([, { isRequired }]) => isRequired).map(([name]) => name);
  return (
    fc
      // At least two columns, because the separator of a file with one column is unknown.
      .shuffledSubarray(
        columns.map(([name]) => name),
        { minLength: 2 },
      )
      .map((names) => [...new Set([...required, ...names])])
      .chain((header) => {
        const cells = header.map((name) => {
          const usualCell = fc.constantFrom(...(fitting[definitions[definitionId]?.[name]?.type ?? ''] ?? ['']));
          return fc.oneof({ weight: 25, arbitrary: usualCell }, { weight: 1, arbitrary: anyCell });
        });
        const row = fc.oneof(
          { weight: 20, arbitrary: fc.tuple(...cells) },
          { weight: 1, arbitrary: fc.array(anyCell, { maxLength: 5 }) },
        );
        return fc.record({ header: fc.constant(header), rows: fc.array(row, { minLength: 1, maxLength: 12 }) });
      })
  );
};

// Rows with quotes are always parsed; rows without quotes are copied unless a cell needs parsing.
test.each([
  ['utf-8', 4, ';', '\r\n'],
  ['utf-8', 2, ',', '\n'],
  ['windows-1251', 4, '\t', '\n'],
  ['utf-8', 4, ';', '\r'],
] as const)(
  'IM-3 rows are staged alike with and without quotes: %s, definition %i',
  async (encoding, id, separator, end) => {
    const encode = encoding === 'utf-8' ? (text: string) => Buffer.from(text) : encodeWindows1251;
    const isPlain = (text: string): boolean => !text.includes(separator);
    await fc.assert(
      fc.asyncProperty(file(encoding, id), async ({ header, rows }) => {
        const format = (quote: string): Buffer[] =>
          [[header], rows.map((cells) => cells.filter(isPlain))].map((part) =>
            encode(part.map((cells) => cells.map((text) => quote + text + quote).join(separator) + end).join('')),
          );
        const [plain, quoted] = [format(''), format('"')].map((parts) => stage(parts, encoding, id).catch(messageOf));
        expect(await plain).toEqual(await quoted);
      }),
      { numRuns: 50 },
    );
  },
);

import { maskIdentifier } from '@struma/shared/identifier.ts';
import type { CellReader, CellValue } from './cells.ts';
import type { ImportColumn, ImportColumns } from './definitions.ts';
import {
  definitionNames,
  importTexts as texts,
  misreadUtf8,
  reasonColumn,
  reasonTexts as reasons,
} from './imports.texts.ts';
import { identifierColumn } from './definitions.ts';
import { FileProblem } from './csv/file-problem.ts';
import { maskCell } from './csv/mask-cell.ts';
import type { CsvRow } from './csv/parse-rows.ts';
import type { Encoding } from './csv/find-encoding.ts';
import { definitions } from './definitions.ts';

export interface Problem {
  line: number;
  column: string | null;
  value: string | null;
  reason: string;
}

/** Ids of items by their code, for each nomenclature. */
export type ItemCodes = ReadonlyMap<number, ReadonlyMap<string, number>>;

/** The columns of a file, in the order of the file. `column` is null if the column is ignored. */
export interface Layout {
  columns: readonly { name: string; column: ImportColumn | null; read: CellReader }[];
  /** Columns of the staging table that the file fills. */
  staged: readonly string[];
  encoding: Encoding;
  /** True if the file is a corrected error file of an earlier import. */
  isErrorFile: boolean;
}

/**
 * Matches the header with the columns of the definition, in any order. Letter case and spaces around names are ignored.
 * Throws a FileProblem if columns are missing, unknown or repeated.
 */
export const readHeader = (row: CsvRow, definitionId: number, encoding: Encoding, codes: ItemCodes): Layout => {
  const headerCells = row.cells.map((cell) => cell.replace(/^\uFEFF/u, '').trim());
  const columns = definitions[definitionId] ?? {};
  const names = headerCells.map((cell) => nameIn(columns, cell));
  requireHeader(headerCells, names, columns, definitionId);
  const isErrorFile = headerCells.includes(reasonColumn);
  const layout = headerCells.map((cell, index) => {
    const name = names[index];
    const column = (name !== undefined && columns[name]) || null;
    if (!column) return { name: name ?? cell, column, read: () => ({ value: null }) };
    const read = readerOf(column, codes);
    return { name: name ?? cell, column, read: isErrorFile ? withoutEscape(read) : read };
  });
  return { columns: layout, staged: layout.flatMap(({ column }) => column?.staged ?? []), encoding, isErrorFile };
};

const nameIn = (columns: ImportColumns, cell: string): string | undefined =>
  Object.keys(columns).find((name) => name.toLowerCase() === cell.toLowerCase());

const requireHeader = (
  headerCells: readonly string[],
  names: readonly (string | undefined)[],
  columns: ImportColumns,
  definitionId: number,
): void => {
  const missing = Object.keys(columns).filter((name) => columns[name]?.isRequired && !names.includes(name));
  const unknown = headerCells.filter((cell, index) => names[index] === undefined && cell !== reasonColumn);
  const isReadable = names.some((name) => name !== undefined);
  if (!isReadable) throw new FileProblem(texts.notCsv);
  const other = Object.keys(definitions)
    .map(Number)
    .find((id) => id !== definitionId && fitsDefinition(headerCells, id));
  if ((missing.length > 0 || unknown.length > 0) && other !== undefined)
    throw new FileProblem(texts.otherDefinition(definitionNames[other] ?? String(other)));
  if (missing.length > 0) throw new FileProblem(texts.missingColumns(missing.join(', ')));
  if (unknown.length > 0) throw new FileProblem(texts.unknownColumns(describeColumns(unknown)));
  const repeated = names.filter((name, index) => name !== undefined && names.indexOf(name) !== index);
  if (repeated.length > 0) throw new FileProblem(texts.repeatedColumns([...new Set(repeated)].join(', ')));
};

/** Lists only the first names: a header row may have thousands of columns. */
const describeColumns = (names: readonly string[]): string => {
  const shown = names
    .slice(0, maxShownColumns)
    .map((name) => name.slice(0, 50))
    .join(', ');
  return names.length > maxShownColumns ? `${shown} …` : shown;
};

const maxShownColumns = 10;

const fitsDefinition = (headerCells: readonly string[], definitionId: number): boolean => {
  const columns = definitions[definitionId] ?? {};
  const names = headerCells.map((cell) => nameIn(columns, cell));
  const hasRequired = Object.keys(columns).every((name) => !columns[name]?.isRequired || names.includes(name));
  return hasRequired && headerCells.every((cell, index) => names[index] !== undefined || cell === reasonColumn);
};

const readerOf = ({ read, nomenclature }: ImportColumn, codes: ItemCodes): CellReader => {
  if (read) return read;
  const items = codes.get(nomenclature ?? 0) ?? new Map<string, number>();
  const values = new Map([...items].map(([code, id]) => [code, { value: String(id) }]));
  return (text) => values.get(text.toLowerCase()) ?? { reason: reasons.unknownItem };
};

/** In a file of rejected rows, `csvLine` has put an apostrophe before formulas. */
const withoutEscape =
  (read: CellReader): CellReader =>
  (text) =>
    read(/^'[=+@\t\r-]/.test(text) ? text.slice(1) : text);

/** The values of a row for the staging table, or all its problems. */
export type RowResult = { values: (string | null)[] } | { problems: Problem[] };

export const readRow = ({ columns, encoding }: Layout, { line, cells, wronglyQuoted }: CsvRow): RowResult => {
  const rejectRow = (reason: string): RowResult => ({ problems: [{ line, column: null, value: null, reason }] });
  if (wronglyQuoted !== undefined) return rejectRow(reasons.wrongQuotes);
  if (cells.length !== columns.length) return rejectRow(reasons.cellCount(cells.length, columns.length));
  if (encoding === 'windows-1251' && isMisread(cells)) return rejectRow(reasons.wrongEncoding);
  const values: (string | null)[] = [];
  const problems: Problem[] = [];
  let index = 0;
  for (const { name, column, read } of columns) {
    const text = cells[index]?.trim() ?? '';
    index += 1;
    if (!column) continue;
    const result: CellValue = text === '' ? emptyCell(column) : read(text);
    if ('value' in result) values.push(result.value);
    else problems.push({ line, column: name, value: shownValue(name, text), reason: result.reason });
  }
  // The replacement character is valid in no cell, so only rows with problems need the test.
  if (encoding === 'utf-8' && problems.length > 0 && cells.some((cell) => cell.includes('\uFFFD')))
    return rejectRow(reasons.wrongEncoding);
  return problems.length > 0 ? { problems } : { values };
};

const emptyCell = ({ isRequired }: ImportColumn): CellValue =>
  isRequired ? { reason: reasons.required } : { value: null };

const isMisread = (cells: readonly string[]): boolean =>
  cells.some((cell) => cell.length >= minMisreadLength && misreadUtf8.test(cell));

/** Three Cyrillic letters in UTF-8 are six characters if they are read as Windows-1251. */
const minMisreadLength = 6;

const maxShownLength = 100;

/** Returns a cell for screens and logs: shortened, with masked personal numbers. */
export const shownValue = (column: string, value: string): string => {
  // PostgreSQL cannot store NUL.
  const shown = value.replaceAll('\u0000', '␀').slice(0, maxShownLength);
  return column.toLowerCase() === identifierColumn ? maskIdentifier(shown) : maskCell(shown);
};

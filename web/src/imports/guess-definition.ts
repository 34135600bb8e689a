import { columnTexts } from './columns.texts.ts';
import { namesOfColumns } from './sample-file.ts';

/** Names of columns are ASCII, so the header is read without knowing the encoding of the file. */
const headerBytes = 8 * 1024;

/**
 * Returns the id of the definition that has all columns in the file's first row; null if none has, or if the file
 * cannot be read.
 */
export const guessDefinition = async (file: Blob): Promise<string | null> => {
  const start = await file
    .slice(0, headerBytes)
    .text()
    .catch(() => '');
  return definitionOf(start.replace(/^\uFEFF/u, '').split(/[\r\n]/, 1)[0] ?? '');
};

const definitionOf = (header: string): string | null => {
  const cells = header.split(/[;,\t]/).map((cell) => cell.replaceAll('"', '').trim().toLowerCase());
  const found = columnTexts.definitions.find(({ columns }) => {
    const names = new Set(namesOfColumns(columns).map((name) => name.toLowerCase()));
    const required = columns.filter(([column]) => column.endsWith(' *'));
    return (
      namesOfColumns(required).every((name) => cells.includes(name.toLowerCase())) &&
      cells.every((cell) => names.has(cell) || cell === columnTexts.reason.toLowerCase())
    );
  });
  return found?.id ?? null;
};

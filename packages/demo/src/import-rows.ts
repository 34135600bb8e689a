import { Readable } from 'node:stream';
import type { Calendar } from './calendar.ts';
import type { Load, Value } from './copy.ts';
import { importedFiles, importedText, type ImportedFile } from './data/imports.data.ts';
import type { FileStore } from './pictures/sample-files.ts';

interface StoredText {
  sha256: string;
  size: number;
}

type StoredImport = ImportedFile & {
  file: StoredText;
  errors: { kind: 'BAD' | 'INVALID'; rows: readonly string[]; file: StoredText }[];
};

/** Stores the imported files and the files of their rejected rows. */
export const storeImportFiles = async (store: FileStore): Promise<StoredImport[]> => {
  const stored: StoredImport[] = [];
  for (const each of importedFiles) {
    const errors: StoredImport['errors'] = [];
    for (const kind of ['BAD', 'INVALID'] as const) {
      const rows = kind === 'BAD' ? each.bad : each.invalid;
      if (rows.length > 0) errors.push({ kind, rows, file: await storeRows(store, [each.rows[0] ?? '', ...rows]) });
    }
    stored.push({ ...each, errors, file: await storeRows(store, each.rows) });
  }
  return stored;
};

const storeRows = async (store: FileStore, rows: readonly string[]): Promise<StoredText> => {
  const file = await store.receive(Readable.from([Buffer.from(`${rows.join('\r\n')}\r\n`)]));
  await file.keep();
  return { sha256: file.sha256, size: file.size };
};

export const importLoads = (imports: Promise<readonly StoredImport[]>, calendar: Calendar): Load[] => [
  {
    table: 'import_file',
    columns: [
      'id',
      'file_name',
      'content_mime_type',
      'file_size',
      'attached_by_user',
      'check_sum',
      'sha256',
      'downloaded',
      'processed_mask',
      'definition_id',
      'message',
      'rows_read',
      'rows_new',
      'rows_changed',
      'rows_unchanged',
      'rows_bad',
      'rows_invalid',
      'created_on',
      'finished_on',
    ],
    rows: async () => fileRows(await imports, calendar),
  },
  {
    table: 'import_error_file',
    columns: ['import_file_id', 'kind', 'file_name', 'row_count', 'sha256', 'size'],
    rows: async () => errorRows(await imports),
  },
];

function* fileRows(imports: readonly StoredImport[], calendar: Calendar): Generator<Value[]> {
  for (const [index, each] of imports.entries()) {
    const { name, contentType, definition, mask, daysAgo, file } = each;
    yield [
      index + 1,
      name,
      contentType,
      file.size,
      'Ангел Администраторов',
      file.sha256,
      file.sha256,
      index === 0,
      mask,
      definition,
      importedText(name),
      ...countsOf(each),
      calendar.momentAgo(daysAgo),
      calendar.momentAgo(daysAgo),
    ];
  }
}

/** Counts of the rows without the header: read, new, changed, unchanged, in a wrong format, contradicting the data. */
const countsOf = ({ rows, bad, invalid }: StoredImport): number[] => {
  const read = rows.length - 1;
  return [read, read - bad.length - invalid.length, 0, 0, bad.length, invalid.length];
};

function* errorRows(imports: readonly StoredImport[]): Generator<Value[]> {
  for (const [index, { name, errors }] of imports.entries())
    for (const { kind, rows, file } of errors)
      yield [index + 1, kind, `${kind.toLowerCase()}_${name}`, rows.length, file.sha256, file.size];
}

/** The format that this version writes. A version of Struma cannot read formats with a higher number. */
export const format = 1;

/** Schemas whose tables and sequences belong to the product. */
export const schemas = ['public', 'identity'];

/** Names of the entries of a backup. Their order is: header, parts of tables, files, secrets, end. */
export const entryNames = {
  header: 'struma-backup.json',
  secrets: 'secrets.json',
  end: 'end.json',
  tablePart: (table: string, part: number): string => `tables/${table}/${String(part).padStart(8, '0')}.gz`,
  file: (sha256: string): string => `attachments/${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`,
};

/** A table and its columns. In the backup it is named `schema.table`. */
export interface BackupTable {
  schema: string;
  name: string;
  columns: string[];
}

/** The header of a backup. */
export interface BackupHeader {
  format: number;
  /** Version of Struma that wrote the backup. */
  version: string;
  madeOn: string;
  /** Version of the PostgreSQL server. */
  postgresql: string;
  /** Names of the applied migrations; null if the database has no table of migrations. */
  migrations: { backend: string[] | null; identity: string[] | null };
  tables: BackupTable[];
  sequences: BackupSequence[];
}

export interface BackupSequence {
  schema: string;
  name: string;
  /** Null if the sequence was never used. A text, because the value may be too large for a JavaScript number. */
  lastValue: string | null;
}

/**
 * How many rows and files a backup contains. The summary is stored as the last entry of the backup. A backup and a
 * restore return the summary.
 */
export interface BackupSummary {
  rows: Record<string, number>;
  files: number;
  /** Checksums of files that rows refer to, but that were missing. */
  missing: string[];
  /** Expected checksums of files whose content has another checksum. */
  damaged: string[];
}

/** A known reason why a backup or a restore was refused or failed. The message is shown in the terminal. */
export class BackupError extends Error {}

export const tableKey = ({ schema, name }: Pick<BackupTable, 'schema' | 'name'>): string => `${schema}.${name}`;

/** Quotes the name of a table or a sequence, with its schema, for SQL. */
export const quoteQualified = ({ schema, name }: Pick<BackupTable, 'schema' | 'name'>): string =>
  `${quote(schema)}.${quote(name)}`;

/** Quotes a name without a schema for SQL. */
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

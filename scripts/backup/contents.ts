/** The format that this version writes. One that is raised can no longer be read by older versions. */
export const format = 1;

/** Schemas whose tables and sequences belong to the product. */
export const schemas = ['public', 'identity'];

/** Names of a backup's entries: header first, tables in parts, files, secrets, the end last. */
export const entryNames = {
  header: 'struma-backup.json',
  secrets: 'secrets.json',
  end: 'end.json',
  tablePart: (table: string, part: number): string => `tables/${table}/${String(part).padStart(8, '0')}.gz`,
  file: (sha256: string): string => `attachments/${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`,
};

/** A table by the name under which it stands in the backup, `schema.table`. */
export interface BackupTable {
  schema: string;
  name: string;
  columns: string[];
}

/** What a backup says of itself before anything else. */
export interface BackupHeader {
  format: number;
  /** Version of Struma that wrote it. */
  version: string;
  madeOn: string;
  postgresql: string;
  /** Steps that the database had taken; null where the schema is not there. */
  migrations: { backend: string[] | null; identity: string[] | null };
  tables: BackupTable[];
  sequences: BackupSequence[];
}

export interface BackupSequence {
  schema: string;
  name: string;
  /** Null: never asked. As text, since it may be too large for a number. */
  lastValue: string | null;
}

/** What can only be said when everything is written. */
export interface BackupEnd {
  rows: Record<string, number>;
  files: number;
  /** Files that rows name and whose bytes were not there, or were not those of the checksum. */
  missing: string[];
  damaged: string[];
}

/** A reason for which nothing was done, in words for the person at the terminal. */
export class BackupError extends Error {}

export const tableKey = ({ schema, name }: Pick<BackupTable, 'schema' | 'name'>): string => `${schema}.${name}`;

/** A name as SQL. */
export const quoted = ({ schema, name }: Pick<BackupTable, 'schema' | 'name'>): string =>
  `${quote(schema)}.${quote(name)}`;

export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

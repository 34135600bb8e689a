import { maskPersonalNumbers, personalNumberPattern } from '@struma/shared/personal-data.ts';
import { sql, type Kysely } from 'kysely';

/** The places that store the name of an imported file. Activities are masked when they are stored. */
const stored = [
  { table: 'import_file', column: 'file_name' },
  { table: 'import_file', column: 'message' },
  { table: 'import_error_file', column: 'file_name' },
];

/** Names of files that were imported earlier may contain personal numbers; new names are masked when they are stored. */
export const maskedFileNames = {
  async up(database: Kysely<unknown>) {
    for (const { table, column } of stored) {
      const { rows } = await sql<{ text: string }>`
        select distinct ${sql.ref(column)} as text from ${sql.table(table)}
        where ${sql.ref(column)} ~ ${sql.lit(personalNumberPattern)}`.execute(database);
      for (const { text } of rows)
        await sql`
          update ${sql.table(table)} set ${sql.ref(column)} = ${maskPersonalNumbers(text)}
          where ${sql.ref(column)} = ${text}`.execute(database);
    }
  },
};

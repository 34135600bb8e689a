import { sql, type RawBuilder } from 'kysely';
import { type ListFilter, searchedText } from './filter.ts';

/**
 * A filter by the trace id of a request, or by its beginning, which lists show. Trace ids are hexadecimal digits, so the
 * range of a beginning uses the ordinary index in every collation.
 */
export const traceFilter = (column: RawBuilder<unknown>): ListFilter =>
  searchedText({
    name: 'traceId',
    description: 'Trace id of the request, or its first 8 digits or more.',
    matches: (text) =>
      /^[\da-f]{8,31}$/.test(text)
        ? sql`${column} between ${text} and ${`${text}${'f'.repeat(32 - text.length)}`}`
        : sql`${column} = ${text}`,
  });

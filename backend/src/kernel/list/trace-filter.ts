import { sql, type RawBuilder } from 'kysely';
import { type ListFilter, searchedText } from './filter.ts';

/**
 * A filter by the trace id of a request, or by at least its first 8 digits, because lists show the first digits only.
 * Trace ids are hexadecimal, so a search by the first digits uses the ordinary index in every collation.
 */
export const traceFilter = (column: RawBuilder<unknown>): ListFilter =>
  searchedText({
    name: 'traceId',
    description: 'Trace id of the request, or at least its first 8 digits.',
    matches: (text) =>
      /^[\da-f]{8,31}$/.test(text)
        ? sql`${column} between ${text} and ${`${text}${'f'.repeat(32 - text.length)}`}`
        : sql`${column} = ${text}`,
  });

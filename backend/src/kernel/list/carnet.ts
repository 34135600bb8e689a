import { sql } from 'kysely';
import type { Condition } from './filter.ts';

/**
 * SQL: an address is in a carnet, and on its page. Without a page, '247 / 36' is page 36 of carnet 247, as lists show it,
 * or a carnet with this code.
 */
export const carnetCondition = (address: 'a' | 'address', text: string, page?: number): Condition => {
  const isOf = (code: string): Condition =>
    sql`${sql.ref(`${address}.carnet_id`)} = (select id from carnet where code = ${code})`;
  const isOnPage = (code: string, number: number): Condition =>
    sql`(${isOf(code)} and ${sql.ref(`${address}.carnet_page`)} = ${number}::integer)`;
  const code = text.trim();
  if (page !== undefined) return isOnPage(code, page);
  const [, start, end] = /^(.*\S)\s*\/\s*(\d{1,9})$/.exec(code) ?? [];
  return start === undefined ? isOf(code) : sql`(${isOf(code)} or ${isOnPage(start, Number(end))})`;
};

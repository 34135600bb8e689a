import { sql } from 'kysely';
import { Type } from 'typebox';
import { FieldFailure } from '../../kernel/http/refusal.ts';
import type { Condition, FilterValues } from '../../kernel/list/filter.ts';
import { addressTexts } from '../clients.texts.ts';

/** AD-2: the filter by carnet and page. The contract spells the name of the parameter with capitals. */
export const carnetPageParameter = {
  CarnetPage: Type.Optional(
    Type.String({ maxLength: 200, description: "Code of the carnet, and its page after a comma: '123, 5'." }),
  ),
};

/** '123, 5' is one page, '123' the whole carnet. Throws a failure for other texts. */
export const carnetPageConditions = ({ CarnetPage: text }: FilterValues): Condition[] => {
  if (typeof text !== 'string' || text.trim() === '') return [];
  const [, code = '', page] = /^\s*([^,\s][^,]*?)\s*(?:,\s*(\d{1,9})\s*)?$/.exec(text) ?? [];
  if (code === '') throw new FieldFailure('CarnetPage', addressTexts.carnetPage);
  const ofCarnet = sql`a.carnet_id = (select id from carnet where code = ${code})`;
  return page === undefined ? [ofCarnet] : [ofCarnet, sql`a.carnet_page = ${Number(page)}::integer`];
};

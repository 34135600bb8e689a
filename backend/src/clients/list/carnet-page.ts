import { Type } from 'typebox';
import { FieldFailure } from '../../kernel/http/refusal.ts';
import { carnetCondition } from '../../kernel/list/carnet.ts';
import type { Condition, FilterValues } from '../../kernel/list/filter.ts';
import { addressTexts } from '../clients.texts.ts';

/** AD-2: the filter by carnet and page. The contract spells the name of the parameter with capitals. */
export const carnetPageParameter = {
  CarnetPage: Type.Optional(
    Type.String({
      maxLength: 200,
      description: "Code of the carnet, and its page after a comma or a slash: '123, 5'.",
    }),
  ),
};

/** '123, 5' and '123 / 5' are one page, '123' the whole carnet. Throws a failure for other texts. */
export const carnetPageConditions = ({ CarnetPage: text }: FilterValues): Condition[] => {
  if (typeof text !== 'string' || text.trim() === '') return [];
  const [, code = '', page] = /^\s*([^,\s][^,]*?)\s*(?:,\s*(\d{1,9})\s*)?$/.exec(text) ?? [];
  if (code === '') throw new FieldFailure('CarnetPage', addressTexts.carnetPage);
  return [carnetCondition('a', code, page === undefined ? undefined : Number(page))];
};

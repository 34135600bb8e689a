import { HttpFailure } from '../../kernel/http/refusal.ts';
import { failureTexts } from '../../kernel/http/refusal.texts.ts';

type Fields = ReadonlyMap<string, string>;

/** Reads a record id from a form; undefined if the field is empty or missing, 400 if it is invalid. */
export const readRecordId = (fields: Fields, name: string): number | undefined => {
  const text = fields.get(name);
  if (!text) return undefined;
  const id = /^-?\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw new HttpFailure(400, failureTexts.wrongParameter(name));
  return id;
};

/** Reads 'true' or 'false' from a form; undefined if the field is empty or missing, 400 if it is invalid. */
export const readFlag = (fields: Fields, name: string): boolean | undefined => {
  const text = fields.get(name)?.toLowerCase();
  if (!text) return undefined;
  if (text !== 'true' && text !== 'false') throw new HttpFailure(400, failureTexts.wrongParameter(name));
  return text === 'true';
};

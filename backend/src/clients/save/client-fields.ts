import { findIdentifierProblem, isMasked, maskIdentifier } from '@struma/shared/identifier.ts';
import { cleanLine, cleanNumber } from '@struma/shared/visible-text.ts';
import { Type, type Static } from 'typebox';
import type { Database } from '../../kernel/database/database.ts';
import { Refusal } from '../../kernel/http/refusal.ts';
import { nullable } from '../../kernel/http/schema.ts';
import { nomenclatures } from '../../kernel/nomenclatures.ts';
import { clientTexts as texts } from '../clients.texts.ts';

const Text = Type.Optional(nullable(Type.String({ maxLength: 20_000 })));

export const ClientFields = Type.Object({
  clientNumber: Text,
  name: Text,
  egn: Text,
  clientTypeId: Type.Optional(nullable(Type.Integer())),
});

/** Values as text; null if empty. */
export type ClientValues = Record<ClientField, string | null>;

export type ClientField = keyof Static<typeof ClientFields>;

export const clientFields: readonly ClientField[] = ['clientNumber', 'name', 'egn', 'clientTypeId'];

const clean: Record<ClientField, (typed: string) => string> = {
  clientNumber: cleanNumber,
  name: cleanLine,
  // An identifier is not cleaned: one with invisible characters is refused later, and an empty one clears the field.
  egn: (typed) => typed.trim(),
  clientTypeId: cleanLine,
};

const maxLengths = { clientNumber: 50, name: 250, egn: 20 } as const;

/** Reads the fields. Null or absent means unchanged, an empty text clears the field. */
export const readClientFields = (input: Static<typeof ClientFields>): Partial<ClientValues> => {
  const values: Partial<ClientValues> = {};
  for (const name of clientFields) {
    const value = input[name];
    if (value === undefined || value === null) continue;
    const text = clean[name](String(value));
    if (name !== 'clientTypeId' && text.length > maxLengths[name])
      throw new Refusal(texts.tooLong(texts.fields[name], maxLengths[name]));
    values[name] = text || null;
  }
  return values;
};

/** Expected values are only trimmed: a stored value may have characters that are not stored today. */
export const readExpectedFields = (input: Static<typeof ClientFields>): Partial<ClientValues> =>
  Object.fromEntries(
    clientFields.flatMap((name) => {
      const value = input[name];
      return value === undefined || value === null ? [] : [[name, String(value).trim() || null]];
    }),
  );

export const requireFilled = (values: Partial<ClientValues>, names: readonly ClientField[]): void => {
  const missing = names.find((name) => name !== 'egn' && !values[name]);
  if (missing) throw new Refusal(texts.required(texts.fields[missing]));
};

/**
 * Refuses a number that is masked or has characters other than digits, and an invalid number unless it is confirmed.
 * The message does not contain the number.
 */
export const requireIdentifier = (egn: string | null | undefined, isConfirmed: boolean): void => {
  if (!egn) return;
  if (isMasked(egn)) throw new Refusal(texts.masked);
  const problem = findIdentifierProblem(egn);
  if (problem !== null && (problem === 'NOT_DIGITS' || !isConfirmed))
    throw new Refusal(texts.identifierProblems[problem]);
};

/** Throws a refusal if the type does not exist or is not active. Returns its name. */
export const requireType = async (transaction: Database, id: string): Promise<string> => {
  const type = await transaction
    .selectFrom('nomenclature_item')
    .select(['name_bg', 'is_active'])
    .where('nomenclature_id', '=', nomenclatures.clientTypes)
    .where('id', '=', /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0)
    .executeTakeFirst();
  if (!type?.is_active) throw new Refusal(texts.unknownType);
  return type.name_bg;
};

/** Returns the value as responses contain it: a personal number is masked. */
export const shownValue = (field: ClientField, value: string | null): string | null =>
  field === 'egn' && value !== null ? maskIdentifier(value) : value;

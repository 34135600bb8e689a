import { identifierKindOf } from '@struma/shared/identifier.ts';
import type { ClientChanges } from '../../types.ts';
import type { ClientDetailsFragment } from './client.generated.ts';
import { texts } from './client.texts.ts';

export type ClientField = 'number' | 'name' | 'identifier' | 'typeId';

export type ClientValues = Readonly<Record<ClientField, string>>;

export const newClient: ClientValues = { number: '', name: '', identifier: '', typeId: '' };

/** Initial values of the form. The field of the EGN or EIK is empty, because the stored number is masked. */
export const valuesOf = ({ number, name, type }: ClientDetailsFragment): ClientValues => ({
  number,
  name,
  identifier: '',
  typeId: type?.id ?? '',
});

/** Returns the changed fields as GraphQL input; an empty text becomes null. */
export const changesOf = (values: ClientValues, changed: readonly ClientField[]): ClientChanges =>
  Object.fromEntries(changed.map((field) => [field, values[field].trim() || null]));

/** True if a number was typed that is no valid EGN, EIK or LNCH. */
export const hasWrongIdentifier = ({ identifier }: ClientValues): boolean =>
  identifier.trim() !== '' && identifierKindOf(identifier.trim()) === null;

/**
 * A hint with the kind of the typed number, or a problem if it is wrong. A number of up to 8 characters has neither.
 */
export const describeIdentifier = (typed: string): { hint?: string; problem?: string } => {
  const text = typed.trim();
  if (text.length < 9) return {};
  const kind = identifierKindOf(text);
  return kind ? { hint: texts.identifierKinds[kind] } : { problem: texts.wrongIdentifier };
};

import { findIdentifierProblem, identifierKindOf, type IdentifierProblem } from '@struma/shared/identifier.ts';
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

/** Why the typed number is no valid EGN, EIK or LNCH; null if it is valid or empty. */
export const problemOfIdentifier = ({ identifier }: Pick<ClientValues, 'identifier'>): IdentifierProblem | null =>
  identifier.trim() === '' ? null : findIdentifierProblem(identifier.trim());

/**
 * A hint with the kind of the typed number, or a problem if the number is wrong. Up to 8 digits, a wrong length is only
 * a hint until the user has left the field.
 */
export const describeIdentifier = (typed: string, hasLeft = false): { hint?: string; problem?: string } => {
  const text = typed.trim();
  const kind = identifierKindOf(text);
  if (kind) return { hint: texts.identifierKinds[kind] };
  const problem = problemOfIdentifier({ identifier: text });
  if (problem === null) return {};
  const message = texts.identifierProblems[problem];
  return problem === 'LENGTH' && text.length < 9 && !hasLeft ? { hint: message } : { problem: message };
};

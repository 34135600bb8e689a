/**
 * A mutation's success as its resolver returns it: with the number of the record, `signalId`, instead of the record
 * in the field `signal`. The record is read only if the operation selects that field.
 */
export type Success<Type extends { __typename?: string }, RecordField extends keyof Type & string> = Omit<
  Type,
  RecordField | '__typename'
> & { __typename: NonNullable<Type['__typename']> } & Record<`${RecordField}Id`, number>;

/** The name of the field that holds the record's number: `signal` becomes `signalId`. */
export const recordIdOf = (recordField: string): string => `${recordField}Id`;

export const success = <Name extends string, Fields extends object>(
  name: Name,
  fields: Fields,
): { __typename: Name } & Fields => ({ __typename: name, ...fields });

/**
 * The result of a mutation's resolver on success: the id of the record instead of the record, for example `signalId`
 * instead of `signal`. The record is read only if the operation selects its field.
 */
export type Success<Type extends { __typename?: string }, RecordField extends keyof Type & string> = Omit<
  Type,
  RecordField | '__typename'
> & { __typename: NonNullable<Type['__typename']> } & Record<`${RecordField}Id`, number>;

/** Returns the name of the field that holds the record's id: `signal` becomes `signalId`. */
export const recordIdField = (recordField: string): string => `${recordField}Id`;

export const createSuccess = <Name extends string, Fields extends object>(
  name: Name,
  fields: Fields,
): { __typename: Name } & Fields => ({ __typename: name, ...fields });

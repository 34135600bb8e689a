import type { GatewayContext } from './context.ts';

/** A mutation's success with the number of its record. The resolver reads the record if it is selected. */
export type Success<Name extends string, Fields extends object> = { __typename: Name } & Fields;

export const success = <Name extends string, Fields extends object>(
  name: Name,
  fields: Fields,
): Success<Name, Fields> => ({ __typename: name, ...fields });

interface ReadBack<Field extends string, Id extends string, Entity> {
  /** The field with the record. */
  field: Field;
  /** The field with the record's number. */
  id: Id;
  find: (id: number, context: GatewayContext) => Promise<Entity>;
}

type SuccessResolvers<Field extends string, Id extends string, Entity> = Record<
  Field,
  (parent: Readonly<Record<Id, number>>, args: unknown, context: GatewayContext) => Promise<Entity>
>;

/** Resolvers of success types that share a record. The record is read only if it is selected. */
export const successResolvers = <Name extends string, Field extends string, Id extends string, Entity>(
  names: readonly Name[],
  { field, id, find }: ReadBack<Field, Id, Entity>,
): Record<Name, SuccessResolvers<Field, Id, Entity>> => {
  const resolvers = {
    [field]: (parent: Readonly<Record<Id, number>>, _args: unknown, context: GatewayContext) =>
      find(parent[id], context),
  } as SuccessResolvers<Field, Id, Entity>;
  return Object.fromEntries(names.map((name) => [name, resolvers])) as Record<
    Name,
    SuccessResolvers<Field, Id, Entity>
  >;
};

import type { GatewayContext } from './context.ts';

/** A mutation's success that names its record by number only. The resolver reads the record back where it is selected. */
export type Success<Name extends string, Fields extends object> = { __typename: Name } & Fields;

export const success = <Name extends string, Fields extends object>(
  name: Name,
  fields: Fields,
): Success<Name, Fields> => ({ __typename: name, ...fields });

interface ReadBack<Field extends string, Id extends string, Entity> {
  /** The success's field that holds the record. */
  field: Field;
  /** The success's field that holds the record's number. */
  id: Id;
  find: (id: number, context: GatewayContext) => Promise<Entity>;
}

type SuccessResolvers<Field extends string, Id extends string, Entity> = Record<
  Field,
  (parent: Readonly<Record<Id, number>>, args: unknown, context: GatewayContext) => Promise<Entity>
>;

/** Resolvers of success types that share a record. An operation that does not select the record costs no read. */
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

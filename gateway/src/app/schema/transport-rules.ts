import type { GraphQLSchema } from 'graphql';
import { accessRuleOf } from '../../kernel/access/directives.ts';
import type { AccessRule, Annotated } from '../../kernel/access/directives.ts';
import type { EventRules } from '../../events/event-stream.ts';
import type { MapRules } from '../../map/map.routes.ts';

/** The schema's access rules for routes outside GraphQL. */
export interface TransportRules {
  /** Events of signals and nomenclatures have the rules of these types; an event of a list has its query's rule. */
  events: EventRules;
  /** The rules of map tiles are those of the query fields that return the URLs of the tiles. */
  map: MapRules;
}

export const transportRules = (schema: GraphQLSchema): TransportRules => {
  const queries = schema.getQueryType()?.getFields();
  const rule = (name: string, node: Annotated | null | undefined): AccessRule => {
    const found = accessRuleOf(schema, node);
    if (!found) throw new Error(`The schema has no rule for ${name}.`);
    return found;
  };
  const ruleOfQuery = (name: string): AccessRule => rule(name, queries?.[name]?.astNode);
  const lists = new Map(
    Object.entries(queries ?? {}).map(([name, { astNode }]) => [name, accessRuleOf(schema, astNode)]),
  );
  const ruleOfType = (name: string): AccessRule => rule(name, schema.getType(name)?.astNode);
  return {
    events: {
      signals: ruleOfType('Signal'),
      nomenclatures: ruleOfType('Nomenclature'),
      list: (name) => lists.get(name) ?? undefined,
    },
    map: { base: ruleOfQuery('baseMap'), layers: ruleOfQuery('mapDefinition') },
  };
};

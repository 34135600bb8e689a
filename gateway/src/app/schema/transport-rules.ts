import type { GraphQLSchema } from 'graphql';
import { accessRuleOf } from '../../kernel/access/directives.ts';
import type { AccessRule, Annotated } from '../../kernel/access/directives.ts';
import type { EventRules } from '../../events/event-stream.ts';
import type { MapRules } from '../../map/map.routes.ts';

/** The schema's access rules for routes outside GraphQL. */
export interface TransportRules {
  /** The rules of events: those of the types whose changes they report. */
  events: EventRules;
  /** The rules of tiles: those of the query fields that return the URLs of tiles. */
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
  const ruleOfType = (name: string): AccessRule => rule(name, schema.getType(name)?.astNode);
  return {
    events: { signals: ruleOfType('Signal'), nomenclatures: ruleOfType('Nomenclature') },
    map: { base: ruleOfQuery('baseMap'), layers: ruleOfQuery('mapDefinition') },
  };
};

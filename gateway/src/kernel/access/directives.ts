import { getDirectiveValues } from 'graphql';
import type { ASTNode, DirectiveNode, GraphQLSchema } from 'graphql';
import type { Action, ServiceFeature } from '../schema-types.generated.ts';

export type Annotated = ASTNode & { readonly directives?: readonly DirectiveNode[] | undefined };

export interface AccessRule {
  actions: readonly Action[];
  groups: readonly string[];
}

/** The rule that a type or a field declares. */
export const accessRuleOf = (schema: GraphQLSchema, node: Annotated | null | undefined): AccessRule | null =>
  valuesOf<AccessRule>(schema, 'access', node);

/** The feature of the REST service that a field, an argument or an input field requires. */
export const needOf = (schema: GraphQLSchema, node: Annotated | null | undefined): ServiceFeature | null =>
  valuesOf<{ feature: ServiceFeature }>(schema, 'needs', node)?.feature ?? null;

const valuesOf = <T>(schema: GraphQLSchema, directive: string, node: Annotated | null | undefined): T | null => {
  const definition = schema.getDirective(directive);
  return definition && node ? ((getDirectiveValues(definition, node) as T | undefined) ?? null) : null;
};

import { getDirectiveValues } from 'graphql';
import type { ASTNode, DirectiveNode, GraphQLSchema } from 'graphql';
import type { Action, ServiceFeature } from '../schema-types.generated.ts';

/** A node of the schema or of a document that may have directives. */
export type Annotated = ASTNode & { readonly directives?: readonly DirectiveNode[] | undefined };

export interface AccessRule {
  actions: readonly Action[];
  groups: readonly string[];
}

/** Returns the access rule that a type or a field declares. */
export const accessRuleOf = (schema: GraphQLSchema, node: Annotated | null | undefined): AccessRule | null =>
  valuesOf<AccessRule>(schema, 'access', node);

/** Returns the feature of the REST service that a field, an argument, an input field or an enum value requires. */
export const requiredFeatureOf = (schema: GraphQLSchema, node: Annotated | null | undefined): ServiceFeature | null =>
  valuesOf<{ feature: ServiceFeature }>(schema, 'needs', node)?.feature ?? null;

const valuesOf = <T>(schema: GraphQLSchema, directive: string, node: Annotated | null | undefined): T | null => {
  const definition = schema.getDirective(directive);
  return definition && node ? ((getDirectiveValues(definition, node) as T | undefined) ?? null) : null;
};

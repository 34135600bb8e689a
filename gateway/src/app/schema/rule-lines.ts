import { Kind, print, visit } from 'graphql';
import type { ConstDirectiveNode, DocumentNode, StringValueNode } from 'graphql';

/** Appends @access, @needs and @cost to the descriptions, because introspection and most references omit directives. */
export const appendRuleLines = (document: DocumentNode): DocumentNode =>
  visit(document, {
    enter(node) {
      if (!('description' in node) || !('directives' in node) || !node.description) return undefined;
      const lines = (node.directives ?? []).flatMap((directive) => describe(directive as ConstDirectiveNode) ?? []);
      return lines.length ? { ...node, description: appended(node.description, lines) } : undefined;
    },
  });

const appended = (description: StringValueNode, lines: readonly string[]): StringValueNode => ({
  kind: Kind.STRING,
  block: true,
  value: `${description.value}\n\n${lines.join('\n')}`,
});

const describe = (directive: ConstDirectiveNode): string | null => {
  const values = new Map((directive.arguments ?? []).map(({ name, value }) => [name.value, print(value)]));
  switch (directive.name.value) {
    case 'access':
      return describeAccess(values.get('actions'), values.get('groups'));
    case 'needs':
      return `Needs: ${values.get('feature')}.`;
    case 'cost':
      return `Cost: ${values.get('weight')}.`;
    default:
      return null;
  }
};

const describeAccess = (actions: string | undefined, groups: string | undefined): string => {
  const parts = [actions && `one of the actions ${listed(actions)}`, groups && `one of the groups ${listed(groups)}`];
  const rule = parts.filter(Boolean).join(' and ');
  return `Access: ${rule || 'any signed-in user'}.`;
};

const listed = (list: string): string => list.replace(/^\[|\]$/g, '').replaceAll('"', '');

import { Kind, print } from 'graphql';
import type { ConstDirectiveNode, DocumentNode, StringValueNode } from 'graphql';

/** Appends @access, @needs and @cost to the descriptions, because introspection and most references omit directives. */
export const appendRuleLines = (document: DocumentNode): DocumentNode => ({
  ...document,
  definitions: document.definitions.map(appendTo),
});

interface Described {
  description?: StringValueNode;
  directives?: readonly ConstDirectiveNode[];
}

const members = ['fields', 'values', 'arguments'] as const;

/** Visits definitions and their members only: graphql's `visit` also visits each name and type, in ten times the time. */
const appendTo = <Node extends object>(node: Node): Node => {
  const { description, directives = [] } = node as Described;
  const lines = description ? directives.flatMap((directive) => describe(directive) ?? []) : [];
  const found = node as Partial<Record<(typeof members)[number], readonly object[]>>;
  const changed = members.flatMap((name) => (found[name] ? [[name, found[name].map(appendTo)] as const] : []));
  return {
    ...node,
    ...Object.fromEntries(changed),
    ...(description && lines.length > 0 && { description: appended(description, lines) }),
  };
};

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

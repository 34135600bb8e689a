import { SettingsError } from '@struma/shared/settings.ts';

type Values = Record<string, string | undefined>;

const placeholder = /\$\{([A-Z0-9_]+)(?::([^}]*))?\}/g;
const secretKeys = ['secret', 'value'];

/**
 * Replaces `${NAME:default}` in every text of the tree. With `requiresOwnSecrets` every secret needs a value that
 * differs from its default, because the default in the file is public.
 */
export const resolvePlaceholders = <T>(tree: T, values: Values, requiresOwnSecrets: boolean): T => {
  const problems = new Set<string>();
  const resolved = walk(tree, '', (text, key) =>
    text.replaceAll(placeholder, (whole: string, name: string, defaultValue: string | undefined) => {
      const given = values[name];
      const isSecret = requiresOwnSecrets && secretKeys.includes(key);
      if (given === undefined && (isSecret || defaultValue === undefined)) problems.add(`${name}: a value is needed`);
      if (isSecret && given !== undefined && given === defaultValue) {
        problems.add(`${name}: the value of the demonstration is publicly known, choose another`);
      }
      return given ?? defaultValue ?? whole;
    }),
  );
  if (problems.size) throw new SettingsError([...problems]);
  return resolved as T;
};

const walk = (node: unknown, key: string, change: (text: string, key: string) => string): unknown => {
  if (typeof node === 'string') return change(node, key);
  if (Array.isArray(node)) return node.map((item) => walk(item, key, change));
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, walk(value, name, change)]));
};

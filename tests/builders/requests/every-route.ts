import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const contractFile = join(import.meta.dirname, '../../../schema/rest.openapi.json');

interface Schema {
  type?: string;
  enum?: readonly (string | number)[];
  anyOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  required?: readonly string[];
  $ref?: string;
}

interface Operation {
  parameters?: readonly { in: string; name: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Readonly<Record<string, { schema: Schema }>> };
}

interface Contract {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components?: { schemas?: Readonly<Record<string, Schema>> };
}

const readContract = (): Contract => JSON.parse(readFileSync(contractFile, 'utf8')) as Contract;

/** The path of each GET route of the REST contract, with values for its required parameters. */
export const samplePaths = (): string[] =>
  Object.entries(readContract().paths).flatMap(([path, { get }]) => {
    if (!get) return [];
    const required = (get.parameters ?? []).filter((parameter) => parameter.required);
    const filled = required
      .filter((parameter) => parameter.in === 'path')
      .reduce((text, { name, schema }) => text.replace(`{${name}}`, sampleOf(name, schema)), path);
    const query = required.flatMap(({ in: place, name, schema }): [string, string][] =>
      place === 'query' ? [[name, sampleOf(name, schema)]] : [],
    );
    return [`${filled}?${new URLSearchParams(query).toString()}`];
  });

/** Each GET route of the contract that sorts its rows, with its sort keys and its required parameters. */
export const sortedRoutes = (): { path: string; keys: readonly string[] }[] => {
  const { paths } = readContract();
  return samplePaths().flatMap((path) => {
    const { get } = paths[path.split('?', 1)[0] ?? ''] ?? {};
    const keys = get?.parameters?.find(({ name }) => name === 'sortBy')?.schema.items?.enum ?? [];
    return keys.length > 0 ? [{ path, keys: keys.map(String) }] : [];
  });
};

const sampleOf = (name: string, schema: Schema): string => {
  const [first] = schema.enum ?? schema.anyOf?.flatMap((one) => one.enum ?? []) ?? [];
  if (name === 'entity') return 'client';
  if (first !== undefined) return typeof first === 'string' ? first : JSON.stringify(first);
  return { latitude: '42.6', lat: '42.6', longitude: '23', lon: '23' }[name] ?? '1';
};

export interface FilledPost {
  path: string;
  body: Readonly<Record<string, unknown>>;
}

/** Each POST route of the contract that takes JSON, with a body that fits its schema. Ids are 1. */
export const validPosts = (): FilledPost[] => {
  const contract = readContract();
  return jsonPosts(contract).map(({ path, schema }) => ({
    path,
    body: validValue(schema, contract) as FilledPost['body'],
  }));
};

const validValue = (schema: Schema, contract: Contract): unknown => {
  if (schema.$ref) return validValue(resolve(schema, contract), contract);
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return validValue(schema.anyOf.find(({ type }) => type !== 'null') ?? {}, contract);
  if (schema.type === 'object') {
    const { properties = {}, required = [] } = schema;
    return Object.fromEntries(
      required.flatMap((name) => (properties[name] ? [[name, validValue(properties[name], contract)]] : [])),
    );
  }
  if (schema.type === 'array') return [];
  if (schema.type === 'boolean') return false;
  return schema.type === 'string' ? '1' : 1;
};

/** Each POST route of the contract that takes JSON, with the same text in each property and in an unknown property. */
export const samplePosts = (text: string): FilledPost[] => {
  return jsonPosts(readContract()).map(({ path, schema }) => {
    const names = Object.keys(schema.properties ?? {});
    return { path, body: { ...Object.fromEntries(names.map((name) => [name, text])), unknown: text } };
  });
};

const jsonPosts = (contract: Contract): { path: string; schema: Schema }[] =>
  Object.entries(contract.paths).flatMap(([path, { post }]) => {
    const schema = post?.requestBody?.content['application/json']?.schema;
    return schema ? [{ path, schema: resolve(schema, contract) }] : [];
  });

const resolve = (schema: Schema, { components }: Contract): Schema =>
  schema.$ref ? (components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;

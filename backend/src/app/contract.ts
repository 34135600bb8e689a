import swagger from '@fastify/swagger';
import type { TSchema } from 'typebox';
import type { AccessRule } from '../kernel/access/access.ts';
import type { Server } from '../kernel/http/http.ts';

const tags = [
  { name: 'session', description: 'The signed-in person.' },
  { name: 'lookups', description: 'Reference lists as key and value.' },
  { name: 'signals', description: 'Signals, their conversations and files.' },
  { name: 'breakdowns', description: 'Breakdowns of the network and their linked signals.' },
  { name: 'clients', description: 'Clients of the utility and their addresses.' },
  { name: 'nomenclatures', description: 'Reference lists and their items.' },
  { name: 'administration', description: 'Users, groups and roles of the identity provider.' },
  { name: 'logs', description: 'Import log, exceptions and activity.' },
  {
    name: 'additions',
    description:
      'Calls beyond the specification: a REST service may lack them. /struma/features lists the features of this one.',
  },
];

/**
 * Registers the plugin that creates the OpenAPI contract. Call this function before the routes are added: the plugin
 * collects only routes that are registered later.
 */
export const describeRoutes = async (server: Server): Promise<void> => {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Struma REST service', version: '1' },
      tags,
      components: {
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'The access token of a person or a service account.',
          },
          gatewayKey: { type: 'http', scheme: 'bearer', description: 'The key of the installation: GATEWAY_KEY.' },
        },
      },
      security: [{ bearer: [] }],
    },
    refResolver: { buildLocalReference: (json) => json.$id as string },
    transform: ({ schema, url, route: { config } }) => ({
      schema: { ...withForm(schema ?? {}, config?.form), ...securityOf(config?.access) },
      url,
    }),
  });
};

/**
 * Returns the contract of the routes as OpenAPI 3.1. Routes and schemas are sorted by name, so that the contract
 * does not depend on the order in which the routes are registered.
 */
export const contractOf = (server: Server): string => {
  const contract = server.swagger() as Contract;
  const { schemas } = contract.components ?? {};
  const components = { ...contract.components, ...(schemas && { schemas: byName(schemas) }) };
  const sorted = { ...contract, components, paths: byName(contract.paths ?? {}) };
  return `${JSON.stringify(makeDefaultsOptional(sorted), null, 2)}\n`;
};

interface Contract {
  paths?: Record<string, unknown>;
  components?: { schemas?: Record<string, unknown> };
}

const byName = <T>(entries: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(entries).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** Returns the security scheme of a route whose access differs from the default, an access token. */
const securityOf = (access: AccessRule | undefined): { security?: Record<string, string[]>[] } => {
  if (access === 'public') return { security: [] };
  return access === 'gateway' ? { security: [{ gatewayKey: [] }] } : {};
};

const withForm = <T extends object>(schema: T, form: TSchema | undefined): T =>
  form ? { ...schema, consumes: ['multipart/form-data'], body: form } : schema;

/** Marks query parameters with a default as optional. The schemas require them, because validation adds the default. */
const makeDefaultsOptional = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(makeDefaultsOptional);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, makeDefaultsOptional(inner)]);
  const copy = Object.fromEntries(entries);
  if (copy.in === 'query' && copy.schema?.default !== undefined) copy.required = false;
  return copy;
};

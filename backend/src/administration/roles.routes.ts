import { Type } from 'typebox';
import { requirePrincipal } from '../kernel/access/access.ts';
import { accountEditAccess, administrationAccess } from '../kernel/access/access-rules.ts';
import { contentDisposition } from '../kernel/http/content-disposition.ts';
import type { Server } from '../kernel/http/http.ts';
import { responsesOf, refTo, textResponses } from '../kernel/http/schema.ts';
import { AccountModule, AccountRole } from './account-schemas.ts';
import { changeResponse, type AccountServices } from './change-account.ts';
import { callProvider } from './identity-administration.ts';
import { changeRoles, type UserOrGroup } from './save-roles.ts';
import { readModules, readRights, readRoles, requireModule, UserRight } from './modules.ts';
import { exportRoleMatrix, readRoleMatrix, RoleMatrixPage, RoleMatrixRow } from './role-matrix.ts';
import { UserPageQuery } from './user-page.ts';

const tags = ['administration'];
const config = { access: accountEditAccess };
const id = Type.String({ minLength: 1, maxLength: 100 });
const Roles = Type.Array(refTo(AccountRole), { maxItems: 1000 });

const targets = [
  { kind: 'user', name: 'User' },
  { kind: 'group', name: 'Group' },
] as const;

/** AM-4, AM-5: reads and changes the roles of users and groups; lists users with their roles. */
export const addRoutes = (server: Server, services: AccountServices): void => {
  for (const schema of [AccountModule, AccountRole, UserRight, RoleMatrixRow, RoleMatrixPage]) server.addSchema(schema);
  const { administration } = services;
  server.get(
    '/api/Account/GetAllClientsFromKeycloak',
    {
      config,
      schema: {
        tags,
        description: 'The modules whose roles may be given.',
        response: responsesOf(Type.Array(refTo(AccountModule))),
      },
    },
    () => callProvider(() => readModules(administration)),
  );
  server.get(
    '/struma/administration/rights',
    {
      config,
      schema: {
        tags: ['additions'],
        querystring: Type.Object({ userId: id }),
        response: responsesOf(Type.Array(refTo(UserRight))),
      },
    },
    ({ query }) => callProvider(() => readRights(administration, query.userId)),
  );
  addMatrix(server, services);
  for (const { kind, name } of targets) {
    addReads(server, services, { kind, name });
    addWrites(server, services, { kind, name });
  }
};

/** Adds the list of users with their roles, as a page and as a CSV file. */
const addMatrix = (server: Server, { administration }: AccountServices): void => {
  const access = { config: { access: administrationAccess } };
  const schema = { tags: ['additions'], querystring: UserPageQuery };
  server.get(
    '/struma/administration/role-matrix',
    { ...access, schema: { ...schema, response: responsesOf(refTo(RoleMatrixPage)) } },
    ({ query }) => callProvider(() => readRoleMatrix(administration, query)),
  );
  server.get('/struma/administration/role-matrix/export', { ...access, schema }, async ({ query }, reply) => {
    const day = new Date().toISOString().slice(0, 10);
    const file = await callProvider(() => exportRoleMatrix(administration, query));
    return reply
      .headers({
        'content-disposition': contentDisposition(`user-roles-${day}.csv`),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
      })
      .type('text/csv; charset=utf-8')
      .send(file);
  });
};

interface TargetRoutes {
  kind: UserOrGroup['kind'];
  name: string;
}

const querystring = Type.Object({
  userId: Type.Optional(id),
  groupId: Type.Optional(id),
  clientId: Type.String({ minLength: 1, maxLength: 100, description: 'Id of the module.' }),
});

const toTarget = (kind: UserOrGroup['kind'], query: { userId?: string; groupId?: string }): UserOrGroup => ({
  kind,
  id: (kind === 'user' ? query.userId : query.groupId) ?? '',
});

const addReads = (server: Server, { administration }: AccountServices, { kind, name }: TargetRoutes): void => {
  const schema = { tags, querystring, response: responsesOf(Type.Array(refTo(AccountRole))) };
  for (const set of ['Available', 'Assigned'] as const) {
    server.get(`/api/Account/GetClient${set}RolesBy${name}IdFromKeycloak`, { config, schema }, ({ query }) =>
      callProvider(async () => {
        const module = await requireModule(administration, query.clientId);
        return readRoles(administration, toTarget(kind, query), module.id, set);
      }),
    );
  }
};

const addWrites = (server: Server, services: AccountServices, { kind, name }: TargetRoutes): void => {
  const schema = { tags, querystring, body: Roles, response: textResponses(changeResponse) };
  // The specification spells `Assing`.
  server.post(`/api/Account/AssingClientRolesTo${name}`, { config, schema }, async (request, reply) => {
    const change = { target: toTarget(kind, request.query), moduleId: request.query.clientId, roles: request.body };
    const text = await changeRoles(services, requirePrincipal(request), { ...change, isAdded: true });
    return reply.type('text/plain; charset=utf-8').send(text);
  });
  server.delete(`/api/Account/RemoveClientRolesFrom${name}`, { config, schema }, async (request, reply) => {
    const change = { target: toTarget(kind, request.query), moduleId: request.query.clientId, roles: request.body };
    const text = await changeRoles(services, requirePrincipal(request), { ...change, isAdded: false });
    return reply.type('text/plain; charset=utf-8').send(text);
  });
};

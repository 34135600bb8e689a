import { Type } from 'typebox';
import { requirePrincipal } from '../kernel/access/access.ts';
import { accountEditAccess } from '../kernel/access/access-rules.ts';
import type { Server } from '../kernel/http/http.ts';
import { answers, named, textAnswer } from '../kernel/http/schema.ts';
import { AccountModule, AccountRole } from './account-schemas.ts';
import type { AccountServices } from './change-account.ts';
import { callProvider } from './identity-administration.ts';
import { changeRoles, type RoleOwner } from './save-roles.ts';
import { readModules, readRights, readRoles, requireModule } from './modules.ts';

const tags = ['administration'];
const config = { access: accountEditAccess };
const id = Type.String({ minLength: 1, maxLength: 100 });
const Roles = Type.Array(named(AccountRole), { maxItems: 1000 });

const UserRight = Type.Object(
  {
    moduleId: Type.String(),
    clientId: Type.String(),
    roleId: Type.String(),
    roleName: Type.String(),
    isDirect: Type.Boolean({ description: 'True: given to the user itself.' }),
    groups: Type.Array(Type.String(), { description: 'Names of the groups that give the role.' }),
  },
  { $id: 'AccountRight', description: 'A role that a user has, with its sources.' },
);

const owners = [
  { owner: 'user', name: 'User' },
  { owner: 'group', name: 'Group' },
] as const;

export const addRoutes = (server: Server, services: AccountServices): void => {
  for (const schema of [AccountModule, AccountRole, UserRight]) server.addSchema(schema);
  const { administration } = services;
  server.get(
    '/api/Account/GetAllClientsFromKeycloak',
    {
      config,
      schema: {
        tags,
        description: 'The modules whose roles may be given.',
        response: answers(Type.Array(named(AccountModule))),
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
        response: answers(Type.Array(named(UserRight))),
      },
    },
    ({ query }) => callProvider(() => readRights(administration, query.userId)),
  );
  for (const { owner, name } of owners) {
    addReads(server, services, { owner, name });
    addWrites(server, services, { owner, name });
  }
};

interface OwnerRoutes {
  owner: 'user' | 'group';
  name: string;
}

const querystring = Type.Object({
  userId: Type.Optional(id),
  groupId: Type.Optional(id),
  clientId: Type.String({ minLength: 1, maxLength: 100, description: 'Id of the module.' }),
});

const ownerOf = (owner: 'user' | 'group', query: { userId?: string; groupId?: string }): RoleOwner => ({
  kind: owner,
  id: (owner === 'user' ? query.userId : query.groupId) ?? '',
});

const addReads = (server: Server, { administration }: AccountServices, { owner, name }: OwnerRoutes): void => {
  const schema = { tags, querystring, response: answers(Type.Array(named(AccountRole))) };
  for (const kind of ['Available', 'Assigned'] as const) {
    server.get(`/api/Account/GetClient${kind}RolesBy${name}IdFromKeycloak`, { config, schema }, ({ query }) =>
      callProvider(async () => {
        const module = await requireModule(administration, query.clientId);
        return readRoles(administration, ownerOf(owner, query), module.id, kind);
      }),
    );
  }
};

const addWrites = (server: Server, services: AccountServices, { owner, name }: OwnerRoutes): void => {
  const schema = { tags, querystring, body: Roles, response: textAnswer("'({0}) text', or '(0) reason'.") };
  // The specification spells `Assing`.
  server.post(`/api/Account/AssingClientRolesTo${name}`, { config, schema }, async (request, reply) => {
    const change = { owner: ownerOf(owner, request.query), moduleId: request.query.clientId, roles: request.body };
    const text = await changeRoles(services, requirePrincipal(request), { ...change, isAdded: true });
    return reply.type('text/plain; charset=utf-8').send(text);
  });
  server.delete(`/api/Account/RemoveClientRolesFrom${name}`, { config, schema }, async (request, reply) => {
    const change = { owner: ownerOf(owner, request.query), moduleId: request.query.clientId, roles: request.body };
    const text = await changeRoles(services, requirePrincipal(request), { ...change, isAdded: false });
    return reply.type('text/plain; charset=utf-8').send(text);
  });
};

import { Type } from 'typebox';
import { requirePrincipal } from '../kernel/access/access.ts';
import { accountCreateAccess, accountEditAccess, administrationAccess } from '../kernel/access/access-rules.ts';
import type { Server } from '../kernel/http/http.ts';
import { responsesOf, refTo, textResponses } from '../kernel/http/schema.ts';
import { AccountGroup, RecordIdQuery, type AccountGroup as Group } from './account-schemas.ts';
import { changeResponse, type AccountServices } from './change-account.ts';
import { callProvider } from './identity-administration.ts';
import { createGroup, deleteGroup, readGroup, renameGroup, setMember } from './save-group.ts';

const tags = ['administration'];
const text = { response: textResponses(changeResponse) };
const plain = 'text/plain; charset=utf-8';
const Name = Type.Object({ name: Type.Optional(Type.String({ maxLength: 1000 })) });
const MemberQuery = Type.Object({ userId: Type.String({ maxLength: 100 }), groupId: Type.String({ maxLength: 100 }) });

/** AM-5, AM-6: lists, reads, creates, renames and deletes groups, and changes their members. */
export const addRoutes = (server: Server, services: AccountServices): void => {
  server.addSchema(AccountGroup);
  addReads(server, services);
  addWrites(server, services);
  addMemberWrites(server, services);
};

const toGroup = ({ id = '', name = '' }: { id?: string; name?: string }): Group => ({ id, name });

const addReads = (server: Server, services: AccountServices): void => {
  const config = { access: accountEditAccess };
  const { keycloak } = services.administration;
  server.get(
    '/api/Account/GetGroupsFromKeycloak',
    { config, schema: { tags, response: responsesOf(Type.Array(refTo(AccountGroup))) } },
    () => callProvider(async () => (await (await keycloak()).groups.find({ max: 100_000 })).map(toGroup)),
  );
  server.get(
    '/api/Account/GetGroupByIdFromKeycloak',
    { config, schema: { tags, querystring: RecordIdQuery, response: responsesOf(refTo(AccountGroup)) } },
    ({ query }) => callProvider(async () => toGroup(await readGroup(services, query.Id))),
  );
  server.get(
    '/api/Account/GetUserGroupsFromKeycloak',
    {
      config,
      schema: {
        tags,
        querystring: Type.Object({ userId: Type.String({ minLength: 1, maxLength: 100 }) }),
        response: responsesOf(Type.Array(refTo(AccountGroup))),
      },
    },
    ({ query }) =>
      callProvider(async () =>
        (await (await keycloak()).users.listGroups({ id: encodeURIComponent(query.userId) })).map(toGroup),
      ),
  );
};

const addWrites = (server: Server, services: AccountServices): void => {
  server.post(
    '/api/Account/CreateGroupForKeycloak',
    {
      config: { access: accountCreateAccess },
      schema: { tags, description: 'The name is in the query or in the body.', querystring: Name, ...text },
    },
    async (request, reply) => {
      const body = request.body as { name?: unknown } | null | undefined;
      const name = request.query.name ?? (typeof body?.name === 'string' ? body.name : '');
      return reply.type(plain).send(await createGroup(services, requirePrincipal(request), name));
    },
  );
  server.put(
    '/api/Account/UpdateGroupForKeycloak',
    { config: { access: accountEditAccess }, schema: { tags, body: refTo(AccountGroup), ...text } },
    async (request, reply) =>
      reply.type(plain).send(await renameGroup(services, requirePrincipal(request), request.body)),
  );
  server.delete(
    '/api/Account/DeleteGroupFromKeycloak',
    { config: { access: administrationAccess }, schema: { tags, querystring: RecordIdQuery, ...text } },
    async (request, reply) =>
      reply.type(plain).send(await deleteGroup(services, requirePrincipal(request), request.query.Id)),
  );
};

const addMemberWrites = (server: Server, services: AccountServices): void => {
  const options = { config: { access: accountEditAccess }, schema: { tags, querystring: MemberQuery, ...text } };
  server.put('/api/Account/AddUserToGroup', options, async (request, reply) =>
    reply.type(plain).send(await setMember(services, requirePrincipal(request), request.query, true)),
  );
  server.delete('/api/Account/RemoveUserFromGroup', options, async (request, reply) =>
    reply.type(plain).send(await setMember(services, requirePrincipal(request), request.query, false)),
  );
};

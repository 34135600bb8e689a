import { Type } from 'typebox';
import { requirePrincipal } from '../kernel/access/access.ts';
import { accountCreateAccess, accountEditAccess, administrationAccess } from '../kernel/access/access-rules.ts';
import type { Server } from '../kernel/http/http.ts';
import { responsesOf, refTo, textResponses } from '../kernel/http/schema.ts';
import { AccountUser, isPerson, RecordIdQuery, toAccountUser, UserBody } from './account-schemas.ts';
import { changeResponse, type AccountServices } from './change-account.ts';
import { callProvider } from './identity-administration.ts';
import { createAccount, requireUser, updateAccount } from './save-account.ts';
import { readUserPage, UserPage, UserPageQuery } from './user-page.ts';

const tags = ['administration'];

/** AM-1 to AM-3, AM-7: lists, reads, creates and changes users of the identity provider. */
export const addRoutes = (server: Server, services: AccountServices): void => {
  for (const schema of [UserBody, AccountUser, UserPage]) server.addSchema(schema);
  addReads(server, services);
  addWrites(server, services);
};

const addReads = (server: Server, services: AccountServices): void => {
  const { administration } = services;
  server.get(
    '/api/Account/GetUsersFromKeycloak',
    {
      config: { access: administrationAccess },
      schema: {
        tags,
        description: 'All users, sorted by user name.',
        response: responsesOf(Type.Array(refTo(AccountUser))),
      },
    },
    () =>
      callProvider(async () => {
        const users = await (await administration.keycloak()).users.find({ max: -1, briefRepresentation: true });
        return users.filter(isPerson).map(toAccountUser);
      }),
  );
  server.get(
    '/struma/administration/users',
    {
      config: { access: administrationAccess },
      schema: { tags: ['additions'], querystring: UserPageQuery, response: responsesOf(refTo(UserPage)) },
    },
    ({ query }) => callProvider(() => readUserPage(administration, query)),
  );
  server.get(
    '/api/Account/GetUserByIdFromKeycloak',
    {
      config: { access: accountEditAccess },
      schema: { tags, querystring: RecordIdQuery, response: responsesOf(refTo(AccountUser)) },
    },
    ({ query }) => callProvider(() => requireUser(services, query.Id)),
  );
};

const addWrites = (server: Server, services: AccountServices): void => {
  const schema = { tags, body: UserBody, response: textResponses(changeResponse) };
  server.post(
    '/api/Account/CreateUserForKeycloak',
    { config: { access: accountCreateAccess }, schema },
    async (request, reply) => {
      const text = await createAccount(services, requirePrincipal(request), request.body);
      return reply.type('text/plain; charset=utf-8').send(text);
    },
  );
  server.put(
    '/api/Account/UpdateUserForKeycloak',
    { config: { access: accountEditAccess }, schema },
    async (request, reply) => {
      const text = await updateAccount(services, requirePrincipal(request), request.body);
      return reply.type('text/plain; charset=utf-8').send(text);
    },
  );
};

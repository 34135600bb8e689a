import type { FastifyReply } from 'fastify';
import { requirePrincipal } from '../kernel/access/access.ts';
import { administratorAccess } from '../kernel/access/access-rules.ts';
import type { Database } from '../kernel/database/database.ts';
import { IdempotencyHeaders, type WriteResult } from '../kernel/database/idempotency.ts';
import type { Server } from '../kernel/http/http.ts';
import { responsesOf, refTo, textResponses } from '../kernel/http/schema.ts';
import { ItemIdQuery, NomenclatureIdQuery, readItem } from './item-list.routes.ts';
import { countUses, ItemUse } from './item-use.ts';
import { ChangedItem, createItem, NewItem, updateItem } from './save-item.ts';

const config = { access: administratorAccess };

/** NO-3: adds the routes that show where an item is used, create an item and update an item. */
export const addRoutes = (server: Server, services: { database: Database }): void => {
  addUseRoute(server, services);
  addWriteRoutes(server, services);
};

const addUseRoute = (server: Server, { database }: { database: Database }): void => {
  server.addSchema(ItemUse);
  server.get(
    '/struma/nomenclatures/items/use',
    { config, schema: { tags: ['additions'], querystring: ItemIdQuery, response: responsesOf(refTo(ItemUse)) } },
    async ({ query }) => {
      await readItem(database, query.nomenclatureId, query.itemNomenclatureid);
      return countUses(database, query.nomenclatureId, query.itemNomenclatureid);
    },
  );
};

const addWriteRoutes = (server: Server, { database }: { database: Database }): void => {
  const schema = {
    tags: ['nomenclatures'],
    querystring: NomenclatureIdQuery,
    headers: IdempotencyHeaders,
    response: textResponses("'({id of the item}) text', or '(0) reason'."),
  };
  server.post(
    '/api/nomenclatures/createItemNomenclature',
    { config, schema: { ...schema, body: NewItem } },
    async (request, reply) => {
      const { query, headers, body: item } = request;
      const write = { nomenclatureId: query.nomenclatureId, key: headers['idempotency-key']?.toLowerCase(), item };
      return sendAnswer(reply, await createItem(database, requirePrincipal(request), write));
    },
  );
  server.post(
    '/api/nomenclatures/updateItemNomenclature',
    { config, schema: { ...schema, body: ChangedItem } },
    async (request, reply) => {
      const { query, headers, body: item } = request;
      const write = { nomenclatureId: query.nomenclatureId, key: headers['idempotency-key']?.toLowerCase(), item };
      return sendAnswer(reply, await updateItem(database, requirePrincipal(request), write));
    },
  );
};

const sendAnswer = (reply: FastifyReply, { body, isReplay }: WriteResult): string => {
  if (isReplay) void reply.header('idempotent-replayed', 'true');
  void reply.type('text/plain; charset=utf-8');
  return body;
};

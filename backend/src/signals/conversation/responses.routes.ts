import { requirePrincipal } from '../../kernel/access/access.ts';
import { signalAccess } from '../../kernel/access/access-rules.ts';
import type { Server } from '../../kernel/http/http.ts';
import { IdempotencyHeaders } from '../../kernel/database/idempotency.ts';
import { responsesOf, refTo, textResponses } from '../../kernel/http/schema.ts';
import { createResponse } from './create-response.ts';
import { readResponses } from './read-conversation.ts';
import { CreateResponseForm, CreateResponseQuery, ResponseList, SignalIdQuery } from '../signals.schemas.ts';
import type { SignalServices } from '../services.ts';

/** Adds the routes that read the responses of a signal and store a reply. */
export const addRoutes = (server: Server, services: SignalServices): void => {
  server.get(
    '/api/response/GetResponsesList',
    {
      config: { access: signalAccess },
      schema: { tags: ['signals'], querystring: SignalIdQuery, response: responsesOf(refTo(ResponseList)) },
    },
    async (request) => ({
      items: await readResponses(services.database, requirePrincipal(request), request.query.signalId),
    }),
  );
  server.post(
    '/api/response/CreateResponse',
    {
      config: { access: signalAccess, form: CreateResponseForm },
      schema: {
        tags: ['signals'],
        querystring: CreateResponseQuery,
        headers: IdempotencyHeaders,
        response: textResponses("'({id of the response}) text', or '(0) reason'."),
      },
    },
    (request, reply) => createResponse(services, { request, reply, principal: requirePrincipal(request) }),
  );
};

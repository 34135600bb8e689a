import { operatorAccess, personOf } from '../kernel/access.ts';
import type { Server } from '../kernel/http.ts';
import { answers, named, textAnswer } from '../kernel/schema.ts';
import { createResponse } from './create-response.ts';
import { readResponses } from './read-conversation.ts';
import {
  CreateResponseForm,
  CreateResponseHeaders,
  CreateResponseQuery,
  ResponseList,
  SignalIdQuery,
} from './signals.schemas.ts';
import type { SignalServices } from './services.ts';

export const addResponseRoutes = (server: Server, services: SignalServices): void => {
  server.get(
    '/api/response/GetResponsesList',
    {
      config: { access: operatorAccess },
      schema: { tags: ['signals'], querystring: SignalIdQuery, response: answers(named(ResponseList)) },
    },
    async (request) => ({ items: await readResponses(services.database, request.query.signalId) }),
  );
  server.post(
    '/api/response/CreateResponse',
    {
      config: { access: operatorAccess, form: CreateResponseForm },
      schema: {
        tags: ['signals'],
        querystring: CreateResponseQuery,
        headers: CreateResponseHeaders,
        response: textAnswer("'({number of the response}) text', or '(0) reason'."),
      },
    },
    (request, reply) => createResponse(services, { request, reply, person: personOf(request) }),
  );
};

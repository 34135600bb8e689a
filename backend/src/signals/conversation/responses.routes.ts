import { requirePrincipal } from '../../kernel/access/access.ts';
import { signalAccess, operatorAccess } from '../../kernel/access/access-rules.ts';
import type { Server } from '../../kernel/http/http.ts';
import { IdempotencyHeaders } from '../../kernel/database/idempotency.ts';
import { answers, named, textAnswer } from '../../kernel/http/schema.ts';
import { createNote, createResponse } from './create-response.ts';
import { CreateNoteForm, NoteList } from '../workflow/desk.schemas.ts';
import { readNotes, readResponses } from './read-conversation.ts';
import { CreateResponseForm, CreateResponseQuery, ResponseList, SignalIdQuery } from '../signals.schemas.ts';
import type { SignalServices } from '../services.ts';

export const addResponseRoutes = (server: Server, services: SignalServices): void => {
  server.get(
    '/api/response/GetResponsesList',
    {
      config: { access: signalAccess },
      schema: { tags: ['signals'], querystring: SignalIdQuery, response: answers(named(ResponseList)) },
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
        response: textAnswer("'({id of the response}) text', or '(0) reason'."),
      },
    },
    (request, reply) => createResponse(services, { request, reply, principal: requirePrincipal(request) }),
  );
  server.get(
    '/struma/signals/notes',
    {
      config: { access: operatorAccess },
      schema: { tags: ['additions'], querystring: SignalIdQuery, response: answers(named(NoteList)) },
    },
    async (request) => ({
      items: await readNotes(services.database, requirePrincipal(request), request.query.signalId),
    }),
  );
  server.post(
    '/struma/signals/notes',
    {
      config: { access: operatorAccess, form: CreateNoteForm },
      schema: {
        tags: ['additions'],
        headers: IdempotencyHeaders,
        response: textAnswer("'({id of the note}) text', or '(0) reason'."),
      },
    },
    (request, reply) => createNote(services, { request, reply, principal: requirePrincipal(request) }),
  );
};

import { requirePrincipal } from '../../kernel/access/access.ts';
import { signalAccess, operatorAccess } from '../../kernel/access/access-rules.ts';
import type { Server } from '../../kernel/http/http.ts';
import { IdempotencyHeaders } from '../../kernel/database/idempotency.ts';
import { answersOrRefusal, named, textAnswer } from '../../kernel/http/schema.ts';
import { changeStatus } from './change-status.ts';
import { createSignal } from '../submit/create-signal.ts';
import type { SignalServices } from '../services.ts';
import { ChangeStatusQuery, CreatedSignal, CreateSignalForm, CreateSignalQuery } from './signal-changes.schemas.ts';

export const addSignalChangeRoutes = (server: Server, services: SignalServices): void => {
  server.addSchema(CreatedSignal);
  server.post(
    '/api/signal/ChangeSignalStatus',
    {
      config: { access: operatorAccess },
      schema: {
        tags: ['signals'],
        querystring: ChangeStatusQuery,
        response: textAnswer("'({id of the signal}) text', or '(0) reason'."),
      },
    },
    async (request, reply) => {
      void reply.type('text/plain; charset=utf-8');
      return changeStatus(services.database, requirePrincipal(request), request.query);
    },
  );
  server.post(
    '/api/signal/createSignal',
    {
      config: { access: signalAccess, form: CreateSignalForm },
      schema: {
        tags: ['signals'],
        querystring: CreateSignalQuery,
        headers: IdempotencyHeaders,
        response: answersOrRefusal(named(CreatedSignal)),
      },
    },
    (request, reply) => createSignal(services, { request, reply, principal: requirePrincipal(request) }),
  );
};

import { requirePrincipal } from '../../kernel/access/access.ts';
import { signalAccess } from '../../kernel/access/access-rules.ts';
import { IdempotencyHeaders } from '../../kernel/database/idempotency.ts';
import type { Server } from '../../kernel/http/http.ts';
import { responsesOrRefusal, refTo } from '../../kernel/http/schema.ts';
import { createSignal } from './create-signal.ts';
import type { SignalServices } from '../services.ts';
import { CreatedSignal, CreateSignalForm, CreateSignalQuery } from './create-signal.schemas.ts';

export const addRoutes = (server: Server, services: SignalServices): void => {
  server.addSchema(CreatedSignal);
  server.post(
    '/api/signal/createSignal',
    {
      config: { access: signalAccess, form: CreateSignalForm },
      schema: {
        tags: ['signals'],
        querystring: CreateSignalQuery,
        headers: IdempotencyHeaders,
        response: responsesOrRefusal(refTo(CreatedSignal)),
      },
    },
    (request, reply) => createSignal(services, { request, reply, principal: requirePrincipal(request) }),
  );
};

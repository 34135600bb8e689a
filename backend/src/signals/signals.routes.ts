import { personOf } from '../kernel/access/access.ts';
import { deskAccess } from '../kernel/access/access-rules.ts';
import type { Server } from '../kernel/http/http.ts';
import { answers, named } from '../kernel/http/schema.ts';
import { addAttachmentRoutes } from './files/attachments.routes.ts';
import { addDeskRoutes } from './workflow/desk.routes.ts';
import { addResponseRoutes } from './conversation/responses.routes.ts';
import { addSignalChangeRoutes } from './workflow/signal-changes.routes.ts';
import type { SignalServices } from './services.ts';
import { readSignal, readSignalList } from './list/signal-list.ts';
import { SignalIdQuery, SignalListQuery, SignalPage, SignalRow, signalSchemas } from './signals.schemas.ts';

export const addSignalRoutes = (server: Server, services: SignalServices): void => {
  for (const schema of signalSchemas) server.addSchema(schema);
  const config = { access: deskAccess };
  server.get(
    '/api/signal/GetSignalList',
    {
      config,
      schema: { tags: ['signals'], querystring: SignalListQuery, response: answers(named(SignalPage)) },
    },
    (request) => readSignalList(services, personOf(request), request.query),
  );
  server.get(
    '/api/signal/GetSignalDetails',
    { config, schema: { tags: ['signals'], querystring: SignalIdQuery, response: answers(named(SignalRow)) } },
    (request) => readSignal(services.database, personOf(request), request.query.signalId),
  );
  addSignalChangeRoutes(server, services);
  addResponseRoutes(server, services);
  addAttachmentRoutes(server, services);
  addDeskRoutes(server, services);
};

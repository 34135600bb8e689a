import { requirePrincipal } from '../kernel/access/access.ts';
import { signalAccess } from '../kernel/access/access-rules.ts';
import type { Server } from '../kernel/http/http.ts';
import { responsesOf, refTo } from '../kernel/http/schema.ts';
import type { SignalServices } from './services.ts';
import { addSignalListRoutes, readSignal, signalListSchemas } from './list/signal-list.ts';
import { SignalRow } from './list/signal-row.ts';
import { SignalIdQuery, signalSchemas } from './signals.schemas.ts';

/** Adds the routes that read signals: the list with its export and view counts, and one signal. */
export const addRoutes = (server: Server, services: SignalServices): void => {
  for (const schema of [...signalListSchemas, ...signalSchemas]) server.addSchema(schema);
  const config = { access: signalAccess };
  addSignalListRoutes(server, services);
  server.get(
    '/api/signal/GetSignalDetails',
    { config, schema: { tags: ['signals'], querystring: SignalIdQuery, response: responsesOf(refTo(SignalRow)) } },
    (request) => readSignal(services, requirePrincipal(request), request.query.signalId),
  );
};

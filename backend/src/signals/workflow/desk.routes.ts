import { requirePrincipal } from '../../kernel/access/access.ts';
import { signalAccess, operatorAccess } from '../../kernel/access/access-rules.ts';
import type { Server } from '../../kernel/http/http.ts';
import { answers, named } from '../../kernel/http/schema.ts';
import { findCallers } from '../submit/callers.ts';
import { readColleagues } from './colleagues.ts';
import {
  CallerList,
  CallerQuery,
  ColleagueList,
  deskSchemas,
  DraftQuery,
  DraftRow,
  DraftSaved,
  HandOverSignal,
  HistoryList,
  NewPresence,
  Place,
  PlaceQuery,
  PresenceList,
  ReplyTemplateList,
  ReplyTemplateQuery,
  SaveDraft,
  Taken,
  TakeSignal,
} from './desk.schemas.ts';
import { readDraft, saveDraft } from '../conversation/drafts.ts';
import { readHistory } from '../conversation/history.ts';
import { readPlace } from '../submit/place.ts';
import { reportPresence } from './presence.ts';
import { readReplyTemplates } from '../conversation/reply-templates.ts';
import type { SignalServices } from '../services.ts';
import { SignalIdQuery } from '../signals.schemas.ts';
import { handOverSignal, takeSignal } from './take-signal.ts';

/** Adds the operator routes beyond the specification. */
export const addDeskRoutes = (server: Server, services: SignalServices): void => {
  for (const schema of deskSchemas) server.addSchema(schema);
  addReadingRoutes(server, services);
  addWorkRoutes(server, services);
  addDraftRoutes(server, services);
};

const tags = ['additions'];

const addReadingRoutes = (server: Server, { database }: SignalServices): void => {
  const config = { access: operatorAccess };
  server.get(
    '/struma/signals/history',
    { config, schema: { tags, querystring: SignalIdQuery, response: answers(named(HistoryList)) } },
    async (request) => ({ items: await readHistory(database, requirePrincipal(request), request.query.signalId) }),
  );
  server.get(
    '/struma/reply-templates',
    { config, schema: { tags, querystring: ReplyTemplateQuery, response: answers(named(ReplyTemplateList)) } },
    async (request) => ({
      items: await readReplyTemplates(database, requirePrincipal(request), request.query.signalId),
    }),
  );
  server.get(
    '/struma/callers',
    { config, schema: { tags, querystring: CallerQuery, response: answers(named(CallerList)) } },
    async (request) => ({ items: await findCallers(database, request.query.search) }),
  );
  server.get(
    '/struma/signals/place',
    {
      config: { access: signalAccess },
      schema: { tags, querystring: PlaceQuery, response: answers(named(Place)) },
    },
    (request) => readPlace(database, requirePrincipal(request), request.query),
  );
};

const addWorkRoutes = (server: Server, { database }: SignalServices): void => {
  const config = { access: operatorAccess };
  server.get('/struma/colleagues', { config, schema: { tags, response: answers(named(ColleagueList)) } }, async () => ({
    items: await readColleagues(database),
  }));
  server.post(
    '/struma/signals/take',
    { config, schema: { tags, body: TakeSignal, response: answers(named(Taken)) } },
    (request) => takeSignal(database, requirePrincipal(request), request.body),
  );
  server.post(
    '/struma/signals/hand-over',
    { config, schema: { tags, body: HandOverSignal, response: answers(named(Taken)) } },
    (request) => handOverSignal(database, requirePrincipal(request), request.body),
  );
  server.post(
    '/struma/signals/presence',
    { config, schema: { tags, body: NewPresence, response: answers(named(PresenceList)) } },
    async (request) => ({ items: await reportPresence(database, requirePrincipal(request), request.body) }),
  );
};

const addDraftRoutes = (server: Server, { database }: SignalServices): void => {
  const config = { access: signalAccess };
  server.get(
    '/struma/signals/draft',
    { config, schema: { tags, querystring: DraftQuery, response: answers(named(DraftRow)) } },
    (request) => readDraft(database, requirePrincipal(request), request.query),
  );
  server.post(
    '/struma/signals/draft',
    { config, bodyLimit: 16_000_000, schema: { tags, body: SaveDraft, response: answers(named(DraftSaved)) } },
    (request) => saveDraft(database, requirePrincipal(request), request.body),
  );
};

import { Type } from 'typebox';
import { requirePrincipal } from '../../kernel/access/access.ts';
import { signalAccess } from '../../kernel/access/access-rules.ts';
import type { Server } from '../../kernel/http/http.ts';
import { responsesOf, MomentText, refTo } from '../../kernel/http/schema.ts';
import { DraftQuery, DraftRow, readDraft, SaveDraft, saveDraft } from './drafts.ts';
import type { SignalServices } from '../services.ts';

export const DraftSaved = Type.Object({ savedUtc: MomentText, savedLocal: MomentText }, { $id: 'DraftSaved' });

/** Adds the routes that read and save a person's draft of a reply or note. Drafts of new signals are in submit/. */
export const addRoutes = (server: Server, { database }: SignalServices): void => {
  for (const schema of [DraftRow, DraftSaved]) server.addSchema(schema);
  const tags = ['additions'];
  const config = { access: signalAccess };
  server.get(
    '/struma/signals/draft',
    { config, schema: { tags, querystring: DraftQuery, response: responsesOf(refTo(DraftRow)) } },
    (request) => readDraft(database, requirePrincipal(request), request.query),
  );
  server.post(
    '/struma/signals/draft',
    { config, bodyLimit: 16_000_000, schema: { tags, body: SaveDraft, response: responsesOf(refTo(DraftSaved)) } },
    (request) => saveDraft(database, requirePrincipal(request), request.body),
  );
};

import { Type } from 'typebox';
import { requirePrincipal } from '../../kernel/access/access.ts';
import { signalAccess } from '../../kernel/access/access-rules.ts';
import type { Server } from '../../kernel/http/http.ts';
import { responsesOf, refTo } from '../../kernel/http/schema.ts';
import { DraftSaved } from '../conversation/drafts.routes.ts';
import type { SignalServices } from '../services.ts';
import { readSubmitDrafts, SaveSubmitDraft, saveSubmitDraft, DraftCaller, SubmitDraftRow } from './submit-drafts.ts';

const SubmitDraftList = Type.Object({ items: Type.Array(refTo(SubmitDraftRow)) }, { $id: 'SubmitDraftList' });

/** Adds the routes for drafts of new signals. Drafts of replies and notes are in conversation/drafts.routes.ts. */
export const addRoutes = (server: Server, { database }: SignalServices): void => {
  for (const schema of [DraftCaller, SubmitDraftRow, SubmitDraftList]) server.addSchema(schema);
  const config = { access: signalAccess };
  const tags = ['additions'];
  server.get(
    '/struma/signals/submit-drafts',
    { config, schema: { tags, response: responsesOf(refTo(SubmitDraftList)) } },
    async (request) => ({ items: await readSubmitDrafts(database, requirePrincipal(request)) }),
  );
  server.post(
    '/struma/signals/submit-drafts',
    {
      config,
      bodyLimit: 16_000_000,
      schema: { tags, body: SaveSubmitDraft, response: responsesOf(refTo(DraftSaved)) },
    },
    (request) => saveSubmitDraft(database, requirePrincipal(request), request.body),
  );
};

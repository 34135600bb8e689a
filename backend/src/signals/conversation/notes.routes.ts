import { Type } from 'typebox';
import { requirePrincipal } from '../../kernel/access/access.ts';
import { operatorAccess } from '../../kernel/access/access-rules.ts';
import type { Server } from '../../kernel/http/http.ts';
import { IdempotencyHeaders } from '../../kernel/database/idempotency.ts';
import { responsesOf, refTo, RecordId, textResponses } from '../../kernel/http/schema.ts';
import { createNote } from './create-response.ts';
import { readNotes } from './read-conversation.ts';
import { FormFiles, NoteRow, SignalIdQuery } from '../signals.schemas.ts';
import type { SignalServices } from '../services.ts';

const NoteList = Type.Object({ items: Type.Array(refTo(NoteRow)) }, { $id: 'NoteList' });

const CreateNoteForm = Type.Object({
  signalId: RecordId('Id of the signal.'),
  message: Type.String({ description: 'Text or JSON of a ProseMirror document.' }),
  attachments: FormFiles,
});

/** Adds the routes that read and store the internal notes of a signal. */
export const addRoutes = (server: Server, services: SignalServices): void => {
  server.addSchema(NoteList);
  server.get(
    '/struma/signals/notes',
    {
      config: { access: operatorAccess },
      schema: { tags: ['additions'], querystring: SignalIdQuery, response: responsesOf(refTo(NoteList)) },
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
        response: textResponses("'({id of the note}) text', or '(0) reason'."),
      },
    },
    (request, reply) => createNote(services, { request, reply, principal: requirePrincipal(request) }),
  );
};

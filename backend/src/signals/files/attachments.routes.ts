import { requirePrincipal } from '../../kernel/access/access.ts';
import { signalAccess } from '../../kernel/access/access-rules.ts';
import type { Server } from '../../kernel/http/http.ts';
import { responsesOf, bytesResponses } from '../../kernel/http/schema.ts';
import { sendArchive, sendFile } from './download.ts';
import { readSignalFiles } from '../conversation/read-conversation.ts';
import { AttachmentInfos, ResponseFileQuery, SignalFileQuery, SignalIdQuery } from '../signals.schemas.ts';
import type { SignalServices } from '../services.ts';

/** Adds the list of a signal's files, and the downloads of one file or of all files as a ZIP. */
export const addRoutes = (server: Server, services: SignalServices): void => {
  const config = { access: signalAccess };
  const file = bytesResponses('application/octet-stream', 'The file, as an attachment.');
  server.get(
    '/api/signal/getAttachmentsInfoBySignalId',
    { config, schema: { tags: ['signals'], querystring: SignalIdQuery, response: responsesOf(AttachmentInfos) } },
    (request) => readSignalFiles(services.database, requirePrincipal(request), request.query.signalId),
  );
  server.get(
    '/api/Attachment/DownloadAttachmentFile',
    { config, schema: { tags: ['signals'], querystring: ResponseFileQuery, response: file } },
    (request, reply) => sendFile(services, request.query, { request, reply }),
  );
  server.get(
    '/api/Attachment/DownloadAttachmentFileBySignalId',
    { config, schema: { tags: ['signals'], querystring: SignalFileQuery, response: file } },
    (request, reply) => sendFile(services, request.query, { request, reply }),
  );
  server.get(
    '/api/Attachment/DownloadAllAttachmentsBySignalId',
    {
      config,
      schema: {
        tags: ['signals'],
        querystring: SignalIdQuery,
        response: bytesResponses('application/zip', 'All files of the signal and of its responses.'),
      },
    },
    (request, reply) => sendArchive(services, request.query.signalId, { request, reply }),
  );
};

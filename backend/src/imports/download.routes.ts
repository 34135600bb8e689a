import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { requirePrincipal, type Principal } from '../kernel/access/access.ts';
import { administratorAccess } from '../kernel/access/access-rules.ts';
import { requireIdentifierQuota } from '../kernel/access/identifier-quota.ts';
import type { Database } from '../kernel/database/database.ts';
import { contentDisposition } from '../kernel/http/content-disposition.ts';
import type { Server } from '../kernel/http/http.ts';
import { HttpFailure } from '../kernel/http/refusal.ts';
import { bytesResponses, RecordId } from '../kernel/http/schema.ts';
import { recordActivities } from '../kernel/observability/activity.ts';
import type { ImportServices } from './import-services.ts';
import { importTexts as texts } from './imports.texts.ts';
import { maskFile } from './csv/mask-file.ts';
import { findEncoding } from './csv/find-encoding.ts';

const ImportedFileQuery = Type.Object({ importFileId: RecordId('Number of the file.') });

const ErrorFileQuery = Type.Object({
  importFileName: Type.String({ maxLength: 500 }),
  erroFileName: Type.String({ maxLength: 500 }),
  importFileId: Type.Optional(
    Type.Integer({ description: 'Number of the file. Default: the newest file with this name.' }),
  ),
});

const schema = {
  tags: ['imports'],
  description: 'EGN and EIK are masked unless the user uploaded the file. Each download is recorded as an activity.',
  response: bytesResponses('text/csv', 'The file, as an attachment.'),
};

/**
 * Adds the downloads of imported files and of their error files. Decision 040 (docs/decisions) defines who receives
 * unmasked EGN and EIK.
 */
export const addRoutes = (server: Server, services: ImportServices): void => {
  const { database } = services;
  const config = { access: administratorAccess, isWrite: true };
  server.get(
    '/api/ImportFile/DownloadImportedFile',
    { config, schema: { ...schema, querystring: ImportedFileQuery } },
    async (request, reply) => {
      const file = await findImportedFile(database, request.query.importFileId);
      return send(services, requirePrincipal(request), reply, file);
    },
  );
  server.get(
    '/struma/imports/original',
    { config, schema: { ...schema, tags: ['additions'], querystring: ImportedFileQuery } },
    async (request, reply) => {
      const { rows } = await sql<SentFile>`
        select f.id, 'ORIGINAL' as kind, f.file_name as "fileName", o.sha256, f.actor_subject as "uploadedBy",
          true as "isRead"
        from import_original o join import_file f on f.id = o.import_file_id
        where f.id = ${request.query.importFileId}`.execute(database);
      return send(services, requirePrincipal(request), reply, rows[0]);
    },
  );
  server.get(
    '/api/ImportFile/DownloadErrorFile',
    { config, schema: { ...schema, querystring: ErrorFileQuery } },
    async (request, reply) => {
      const { importFileName, erroFileName, importFileId = null } = request.query;
      const { rows } = await sql<SentFile>`
        select f.id, e.kind, e.file_name as "fileName", e.sha256, f.actor_subject as "uploadedBy", true as "isRead"
        from import_error_file e join import_file f on f.id = e.import_file_id
        where f.file_name = ${importFileName} and e.file_name = ${erroFileName}
          and (${importFileId}::bigint is null or f.id = ${importFileId})
        order by f.id desc limit 1`.execute(database);
      return send(services, requirePrincipal(request), reply, rows[0]);
    },
  );
};

interface SentFile {
  /** Number of the imported file, also for its error files. */
  id: number;
  kind: 'IMPORTED' | 'ORIGINAL' | 'BAD' | 'INVALID';
  fileName: string;
  sha256: string | null;
  uploadedBy: string | null;
  /** True if the rows of the file were read, so that the columns with identifiers are known. */
  isRead: boolean;
}

const findImportedFile = async (database: Database, id: number): Promise<SentFile | undefined> => {
  const { rows } = await sql<SentFile>`
    select id, 'IMPORTED' as kind, file_name as "fileName", sha256, actor_subject as "uploadedBy",
      status in ('CHECKED', 'SUCCEEDED', 'UNDOING', 'UNDONE') or rows_bad is not null as "isRead"
    from import_file where id = ${id}`.execute(database);
  return rows[0];
};

const send = async (
  { database, store }: ImportServices,
  principal: Principal,
  reply: FastifyReply,
  file: SentFile | undefined,
): Promise<FastifyReply> => {
  if (!file) throw new HttpFailure(404, texts.unknownFile);
  if (!file.sha256) throw new HttpFailure(404, texts.notKept);
  const isUploader = file.uploadedBy !== null && file.uploadedBy === principal.subject;
  // In a file that is no CSV, personal numbers cannot be masked reliably.
  if (!isUploader && !file.isRead) throw new HttpFailure(403, texts.onlyUploader);
  if (isUploader) requireIdentifierQuota(principal, `import file ${file.id}`);
  const { sha256 } = file;
  const encoding = isUploader ? null : await findEncoding(() => store.read(sha256));
  const bytes = await store.read(sha256);
  await recordDownload(database, principal, file, isUploader);
  // No content-length: masking changes the length, and files of earlier versions may have no stored size.
  return reply
    .type('text/csv')
    .header('content-disposition', contentDisposition(file.fileName))
    .header('x-content-type-options', 'nosniff')
    .send(encoding ? maskFile(bytes, encoding) : bytes);
};

const recordDownload = (
  database: Database,
  principal: Principal,
  { id, kind, fileName }: SentFile,
  isWhole: boolean,
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    if (kind === 'IMPORTED')
      await transaction.updateTable('import_file').set({ downloaded: true }).where('id', '=', id).execute();
    const newValue = isWhole ? texts.wholeFile(fileName) : texts.maskedFile(fileName);
    await recordActivities(transaction, principal, [
      { entity: 'importFile', entityId: id, action: 'DOWNLOAD', field: downloadFields[kind], newValue },
    ]);
  });

const downloadFields = {
  IMPORTED: 'importedFile',
  ORIGINAL: 'originalFile',
  BAD: 'badFile',
  INVALID: 'invalidFile',
} as const;

import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { administratorAccess } from '../kernel/access/access-rules.ts';
import { contentDisposition } from '../kernel/http/content-disposition.ts';
import type { Server } from '../kernel/http/http.ts';
import { HttpFailure } from '../kernel/http/refusal.ts';
import { answers, bytesAnswer, RecordId, textAnswer } from '../kernel/http/schema.ts';
import { addListRoutes } from '../kernel/list/list-routes.ts';
import { importTypes } from './definitions.ts';
import { importFileList, ImportFilePage, ImportFileRow, readImportFiles } from './import-file-list.ts';
import { failInterrupted } from './import-run.ts';
import type { ImportServices } from './import-services.ts';
import { exportTexts, importTexts as texts, importTypeNames } from './imports.texts.ts';
import { checkIntegrity } from './integrity.ts';

const config = { access: administratorAccess };

/** Adds the list of imported files, the types, the downloads and the integrity check of the specification. */
export const addRoutes = (server: Server, services: ImportServices): void => {
  const { database } = services;
  addListRoutes(server, {
    path: '/api/ImportFile/GetImportFileList',
    exportPath: '/struma/imports/export',
    tags: ['imports'],
    access: administratorAccess,
    database,
    list: importFileList,
    contextOf: (principal) => ({ principal }),
    row: ImportFileRow,
    page: ImportFilePage,
    readRows: (ids) => readImportFiles(database, ids),
    rowsName: { singular: 'imported file', plural: 'imported files' },
    fileName: exportTexts.file,
  });
  // Runs whose process ended are marked when the service starts again.
  server.addHook('onListen', () => failInterrupted(database));
  addTypeRoute(server);
  addDownloadRoutes(server, services);
  server.get(
    '/api/ImportFile/CheckDataIntegrity',
    {
      config,
      schema: { tags: ['imports'], response: textAnswer("'0' without problems, or the codes of the broken rules.") },
    },
    async (_request, reply) => {
      const findings = await checkIntegrity(database);
      return reply.type('text/plain; charset=utf-8').send(findings.map(({ code }) => code).join(', ') || '0');
    },
  );
};

const KeyValuePairs = Type.Array(Type.Object({ key: Type.Integer(), value: Type.String() }));

const addTypeRoute = (server: Server): void => {
  server.get(
    '/api/ImportFile/getTypeImportsAsKeyValuePairList',
    { config, schema: { tags: ['imports'], response: answers(KeyValuePairs) } },
    // The first entry is the placeholder that every lookup list has.
    () => [
      { key: 0, value: '' },
      ...Object.entries(importTypes).map(([name, key]) => ({
        key,
        value: importTypeNames[name as keyof typeof importTypes],
      })),
    ],
  );
};

interface SentFile {
  fileName: string;
  sha256: string | null;
  size: number | null;
}

const addDownloadRoutes = (server: Server, { database, store }: ImportServices): void => {
  const file = bytesAnswer('text/csv', 'The file, as an attachment.');
  const send = async (reply: FastifyReply, found: SentFile | undefined): Promise<FastifyReply> => {
    if (!found) throw new HttpFailure(404, texts.unknownFile);
    if (!found.sha256) throw new HttpFailure(404, texts.notKept);
    const bytes = await store.read(found.sha256);
    // No length: the size of an old row may be unknown.
    return reply
      .type('text/csv')
      .header('content-disposition', contentDisposition(found.fileName))
      .header('x-content-type-options', 'nosniff')
      .send(bytes);
  };
  server.get(
    '/api/ImportFile/DownloadImportedFile',
    {
      config: { ...config, isWrite: true },
      schema: {
        tags: ['imports'],
        querystring: Type.Object({ importFileId: RecordId('Id of the file.') }),
        response: file,
      },
    },
    async ({ query }, reply) => {
      const { rows } = await sql<SentFile>`
        update import_file set downloaded = true where id = ${query.importFileId} and sha256 is not null
        returning file_name as "fileName", sha256, file_size as size`.execute(database);
      return send(reply, rows[0]);
    },
  );
  server.get(
    '/api/ImportFile/DownloadErrorFile',
    {
      config,
      schema: {
        tags: ['imports'],
        querystring: Type.Object({
          importFileName: Type.String({ maxLength: 500 }),
          erroFileName: Type.String({ maxLength: 500 }),
          importFileId: Type.Optional(
            Type.Integer({ description: 'Id of the file. Absent: the newest file with this name.' }),
          ),
        }),
        response: file,
      },
    },
    async ({ query }, reply) => {
      const { rows } = await sql<SentFile>`
        select e.file_name as "fileName", e.sha256, e.size
        from import_error_file e join import_file f on f.id = e.import_file_id
        where f.file_name = ${query.importFileName} and e.file_name = ${query.erroFileName}
          and (${query.importFileId ?? null}::bigint is null or f.id = ${query.importFileId ?? null})
        order by f.id desc limit 1`.execute(database);
      return send(reply, rows[0]);
    },
  );
};

import { Type } from 'typebox';
import { administratorAccess } from '../kernel/access/access-rules.ts';
import type { Server } from '../kernel/http/http.ts';
import { answers, textAnswer } from '../kernel/http/schema.ts';
import { addListRoutes } from '../kernel/list/list-routes.ts';
import { importTypes } from './definitions.ts';
import { importFileList, ImportFilePage, ImportFileRow, readImportFiles } from './import-file-list.ts';
import { failInterrupted } from './import-run.ts';
import type { ImportServices } from './import-services.ts';
import { exportTexts, importTypeNames } from './imports.texts.ts';
import { checkIntegrity } from './integrity.ts';

const config = { access: administratorAccess };

/** Adds the list of imported files, the types and the integrity check of the specification. */
export const addRoutes = (server: Server, { database }: ImportServices): void => {
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

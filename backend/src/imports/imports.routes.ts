import { Type } from 'typebox';
import { administratorAccess } from '../kernel/access/access-rules.ts';
import type { Server } from '../kernel/http/http.ts';
import { responsesOf } from '../kernel/http/schema.ts';
import { addListRoutes } from '../kernel/list/list-routes.ts';
import { recordKindBits } from './definitions.ts';
import { importFileList, ImportFilePage, ImportFileRow, readImportFiles } from './import-file-list.ts';
import { failInterrupted } from './import-run.ts';
import type { ImportServices } from './import-services.ts';
import { exportTexts, importTypeNames } from './imports.texts.ts';

const config = { access: administratorAccess };

/** Adds the list of imported files and the types of records that an import may write. */
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
  // When the service starts again, runs that were interrupted by its end are marked as failed.
  server.addHook('onListen', () => failInterrupted(database));
  addTypeRoute(server);
};

const KeyValuePairs = Type.Array(Type.Object({ key: Type.Integer(), value: Type.String() }));

const addTypeRoute = (server: Server): void => {
  server.get(
    '/api/ImportFile/getTypeImportsAsKeyValuePairList',
    { config, schema: { tags: ['imports'], response: responsesOf(KeyValuePairs) } },
    // The first entry is the placeholder that every lookup list has.
    () => [
      { key: 0, value: '' },
      ...Object.entries(recordKindBits).map(([name, key]) => ({
        key,
        value: importTypeNames[name as keyof typeof recordKindBits],
      })),
    ],
  );
};

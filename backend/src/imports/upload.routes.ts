import type { FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { requirePrincipal } from '../kernel/access/access.ts';
import { administratorAccess } from '../kernel/access/access-rules.ts';
import type { Server } from '../kernel/http/http.ts';
import { HttpFailure } from '../kernel/http/refusal.ts';
import { responsesOf, refTo } from '../kernel/http/schema.ts';
import { definitions } from './definitions.ts';
import type { ImportMode, ImportOutcome } from './execute-import.ts';
import { importFile } from './import-file.ts';
import type { ImportServices } from './import-services.ts';
import { importTexts as texts } from './imports.texts.ts';
import { readUpload } from './receive-file.ts';

export const ImportResult = Type.Object(
  {
    type: Type.Integer({ description: '1: success. 0: the same file was imported before. Any other: an error.' }),
    message: Type.String(),
    additionalMessages: Type.Array(Type.String()),
    resultData: Type.Object({
      bad: Type.Integer({ description: 'Rows in a wrong format.' }),
      invalid: Type.Integer({ description: 'Unprocessed rows, which contradict the stored data or each other.' }),
    }),
    importFileId: Type.Integer({ description: 'Id of the file in the list. An addition to the specification.' }),
  },
  { $id: 'ImportResult' },
);

const ImportQuery = Type.Object({
  importDefId: Type.Integer({ description: '2: clients. 4: water meters.' }),
});

const ImportForm = Type.Object({ file: Type.Unsafe<unknown>({ type: 'string', format: 'binary' }) });

/** Adds the routes that receive a file: one imports it, the other only checks it. */
export const addRoutes = (server: Server, services: ImportServices): void => {
  server.addSchema(ImportResult);
  const schema = { querystring: ImportQuery, response: responsesOf(refTo(ImportResult)) };
  const config = { access: administratorAccess, form: ImportForm };
  server.post('/api/ImportFile/ImportFile', { config, schema: { ...schema, tags: ['imports'] } }, (request) =>
    importUpload(services, request, { ...request.query, mode: 'GOOD_ROWS' }),
  );
  server.post('/struma/imports/check', { config, schema: { ...schema, tags: ['additions'] } }, (request) =>
    importUpload(services, request, { ...request.query, mode: 'CHECK' }),
  );
};

type Upload = Static<typeof ImportQuery> & { mode: ImportMode };

/** Receives a file and executes its run. The run continues if the client disconnects after the upload. */
const importUpload = async (
  services: ImportServices,
  request: FastifyRequest,
  { importDefId: definitionId, mode }: Upload,
): Promise<ImportOutcome> => {
  const principal = requirePrincipal(request);
  const upload = await readUpload(request);
  if (!Object.hasOwn(definitions, definitionId)) {
    request.raw.unpipe();
    request.raw.resume();
    throw new HttpFailure(400, texts.unknownDefinition);
  }
  const { fileName, contentType } = upload;
  return importFile(services, { principal, fileName, contentType, definitionId, mode }, (store, onChunk) =>
    upload.receive(store, onChunk),
  );
};

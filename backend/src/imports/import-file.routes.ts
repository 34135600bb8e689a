import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { requirePrincipal } from '../kernel/access/access.ts';
import { administratorAccess } from '../kernel/access/access-rules.ts';
import type { Server } from '../kernel/http/http.ts';
import { HttpFailure } from '../kernel/http/refusal.ts';
import { answers, named } from '../kernel/http/schema.ts';
import { definitions } from './definitions.ts';
import { executeImport, type ImportMode, type ImportOutcome } from './execute-import.ts';
import { createProgress, failRun, startRun } from './import-run.ts';
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
      invalid: Type.Integer({ description: 'Unprocessed rows.' }),
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
  const schema = { querystring: ImportQuery, response: answers(named(ImportResult)) };
  const config = { access: administratorAccess, form: ImportForm };
  server.post('/api/ImportFile/ImportFile', { config, schema: { ...schema, tags: ['imports'] } }, (request, reply) =>
    importUpload(services, request, reply, { ...request.query, mode: 'GOOD_ROWS' }),
  );
  server.post('/struma/imports/check', { config, schema: { ...schema, tags: ['additions'] } }, (request, reply) =>
    importUpload(services, request, reply, { ...request.query, mode: 'CHECK' }),
  );
};

type Upload = Static<typeof ImportQuery> & { mode: ImportMode };

/** Receives a file and executes its run. The run continues if the client disconnects after the upload. */
const importUpload = async (
  services: ImportServices,
  request: FastifyRequest,
  _reply: FastifyReply,
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
  const run = await startRun(services, { principal, fileName, contentType, definitionId });
  try {
    const sha256 = await storeUpload(services, run.id, upload);
    return await executeImport(services, run, { principal, fileName, sha256, definitionId, mode });
  } finally {
    run.close();
  }
};

/** Stores the file and its checksum in the record of the run. An aborted upload leaves a failed run without a file. */
const storeUpload = async (
  { database, store }: ImportServices,
  id: number,
  upload: Awaited<ReturnType<typeof readUpload>>,
): Promise<string> => {
  const report = createProgress(database, id);
  try {
    const file = await upload.receive(store, (bytes) => report({ stage: 'UPLOAD', bytes }));
    // The row first: the clean-up removes kept files without a row only when they are a day old.
    await database
      .updateTable('import_file')
      .set({ check_sum: file.sha256, sha256: file.sha256, file_size: file.size, bytes_read: 0, stage: 'CHECK' })
      .where('id', '=', id)
      .execute();
    await file.keep();
    return file.sha256;
  } catch (error) {
    await failRun(database, id, error instanceof HttpFailure ? error.message : texts.uploadBroken);
    throw error;
  }
};

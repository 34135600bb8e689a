import { setTimeout } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import { requirePrincipal } from '../kernel/access/access.ts';
import { administratorAccess } from '../kernel/access/access-rules.ts';
import type { Database } from '../kernel/database/database.ts';
import type { Server } from '../kernel/http/http.ts';
import { HttpFailure } from '../kernel/http/refusal.ts';
import { responsesOf, refTo, nullable, RecordId, textResponses } from '../kernel/http/schema.ts';
import { executeImport, readJob, type ImportMode } from './execute-import.ts';
import { ImportFileRow, readImportFiles } from './import-file-list.ts';
import { failInterrupted, reopenRun } from './import-run.ts';
import type { ImportServices } from './import-services.ts';
import { importTexts as texts } from './imports.texts.ts';
import { repairFile } from './repair-file.ts';
import { undoImport } from './undo/undo-import.ts';

const ImportProblem = Type.Object({
  kind: Type.Union([Type.Literal('BAD'), Type.Literal('INVALID')]),
  line: Type.Integer(),
  column: nullable(Type.String({ description: 'Column of the problem; null if the problem concerns the whole row.' })),
  value: nullable(Type.String({ description: 'The cell, shortened; a personal number is masked.' })),
  reason: Type.String(),
});

const ImportDetails = Type.Object(
  {
    file: refTo(ImportFileRow),
    problems: Type.Array(ImportProblem, { description: 'The first 200 problems, ordered by line.' }),
  },
  { $id: 'ImportDetails' },
);
type ImportDetails = Static<typeof ImportDetails>;

const IdQuery = Type.Object({ importFileId: RecordId('Id of the file.') });

const Confirmation = Type.Object({
  importFileId: RecordId('Id of a checked file.'),
  goodRowsOnly: Type.Boolean({ description: 'If false, no row is stored if one row is rejected.' }),
});

const Repair = Type.Object({
  importFileId: RecordId('Id of a checked file.'),
  cells: Type.Array(
    Type.Object({
      line: Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 }),
      column: Type.String({ maxLength: 100 }),
      // A line break would shift the numbers of the later lines.
      value: Type.String({ maxLength: 1000, pattern: String.raw`^[^\r\n]*$` }),
    }),
    { minItems: 1, maxItems: 1000 },
  ),
});

const config = { access: administratorAccess };
const tags = ['additions'];

/** Adds the routes of one run: its details, confirm, repair and undo. */
export const addRoutes = (server: Server, services: ImportServices): void => {
  const { database } = services;
  server.addSchema(ImportDetails);
  server.get(
    '/struma/imports/details',
    { config, schema: { tags, querystring: IdQuery, response: responsesOf(refTo(ImportDetails)) } },
    ({ query }) => readDetails(database, query.importFileId),
  );
  const result = responsesOf(refTo(ImportDetails));
  server.post(
    '/struma/imports/confirm',
    { config, schema: { tags, body: Confirmation, response: result } },
    (request) => {
      const { importFileId, goodRowsOnly } = request.body;
      return runAgain(services, request, importFileId, goodRowsOnly ? 'GOOD_ROWS' : 'ALL_ROWS');
    },
  );
  server.post(
    '/struma/imports/repair',
    { config, schema: { tags, body: Repair, response: result } },
    async (request) => {
      const { importFileId, cells } = request.body;
      await repairFile(services, requirePrincipal(request), importFileId, cells);
      return runAgain(services, request, importFileId, 'CHECK');
    },
  );
  server.post(
    '/struma/imports/undo',
    {
      config,
      schema: {
        tags,
        body: Type.Object({ importFileId: RecordId('Id of an imported file.') }),
        response: textResponses("'({id of the file}) text', or '(0) reason'."),
      },
    },
    async (request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .send(await undoImport(services, requirePrincipal(request), request.body.importFileId)),
  );
};

const readDetails = async (database: Database, id: number): Promise<ImportDetails> => {
  await failInterrupted(database);
  const [file] = await readImportFiles(database, [id]);
  if (!file) throw new HttpFailure(404, texts.unknownFile);
  const { rows } = await sql<ImportDetails['problems'][number]>`
    select kind, line, column_name as "column", value, reason from import_problem
    where import_file_id = ${id} order by line, id limit 200`.execute(database);
  return { file, problems: rows };
};

/** Executes a checked run again. Returns its record when the run has ended, or after 5 seconds while it continues. */
const runAgain = async (
  services: ImportServices,
  request: FastifyRequest,
  id: number,
  mode: ImportMode,
): Promise<ImportDetails> => {
  const job = await readJob(services, id);
  const run = await reopenRun(services, id);
  if (!run) throw new HttpFailure(409, texts.notChecked);
  const isConfirmed = mode !== 'CHECK';
  const work = executeImport(services, run, { ...job, principal: requirePrincipal(request), mode, isConfirmed })
    .catch((error: unknown) => services.log.warn({ err: error, importFileId: id }, 'Import failed'))
    .finally(() => run.close());
  await Promise.race([work, setTimeout(waitMilliseconds, null, { ref: false })]);
  const details = await readDetails(services.database, id);
  // Only an import that was refused because of changed records has checked its file again.
  if (isConfirmed && details.file.status === 'CHECKED')
    throw new HttpFailure(409, details.file.message ?? texts.failed);
  return details;
};

/** The run of a small file ends within this time, so that the response has its result. */
const waitMilliseconds = 5_000;

// oxlint-disable no-console
// Part of `npm run import`: imports one file into the database of DATABASE_URL and the attachments of ATTACHMENTS_DIR.
import { stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { openFolderStore } from '../../attachments/folder-store.ts';
import { createDatabase, createPool } from '../../kernel/database/database.ts';
import { definitions } from '../definitions.ts';
import type { ImportMode, ImportOutcome } from '../execute-import.ts';
import { importLocalFile, localPrincipal } from './import-local-file.ts';
import { importTexts as texts } from '../imports.texts.ts';

const usage = 'Usage: npm run import -- <file.csv> --definition <2 or 4> [--dry-run]';

interface Request {
  path: string;
  definitionId: number;
  mode: ImportMode;
}

const readRequest = (): Request => {
  const options = { definition: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } } as const;
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [path, ...others] = positionals;
  const definitionId = Number(values.definition);
  if (path === undefined || others.length > 0 || !/\.csv$/i.test(path)) throw new Error('One .csv file is needed.');
  if (!Object.hasOwn(definitions, definitionId)) throw new Error('--definition is 2 (clients) or 4 (water meters).');
  return { path, definitionId, mode: values['dry-run'] ? 'CHECK' : 'GOOD_ROWS' };
};

const importOne = async (request: Request): Promise<ImportOutcome> => {
  const { DATABASE_URL: url = '', ATTACHMENTS_DIR: folder = '', ATTACHMENTS_RESERVE_MB: reserve = '512' } = process.env;
  const log = pino({ level: 'warn' }, pino.destination(2));
  const onError = (error: Error): void => log.warn({ error: error.message }, 'Database connection lost');
  const database = createDatabase(createPool({ url, size: 2, onError }));
  const importPool = createPool({ url, size: 2, statementTimeoutSeconds: 0, onError });
  const store = await openFolderStore(folder, { reserveBytes: Number(reserve) * 1024 * 1024, maxBytes: 0 });
  try {
    const principal = localPrincipal('command-line', texts.commandLine(userInfo().username));
    return await importLocalFile({ database, importPool, store, log }, { ...request, principal });
  } finally {
    await importPool.end();
    await database.destroy();
  }
};

try {
  const request = readRequest();
  await stat(request.path);
  const { type, message, additionalMessages, resultData, importFileId } = await importOne(request);
  console.log([message, ...additionalMessages].join('\n'));
  if (resultData.bad + resultData.invalid > 0) console.log(texts.rejectedRows(resultData.bad, resultData.invalid));
  console.log(`/import_file/preview/${importFileId}`);
  process.exitCode = type < 0 ? 1 : 0;
} catch (error) {
  const problem = error instanceof Error ? error.message : String(error);
  console.error(`${problem}\n${usage}`);
  process.exitCode = 1;
}

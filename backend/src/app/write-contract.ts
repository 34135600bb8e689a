// Writes the REST contract, schema/rest.openapi.json, from the routes. With --check nothing is written: the process
// fails if the committed file would change.
import { readFile, writeFile } from 'node:fs/promises';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { pino } from 'pino';
import type { AttachmentStore } from '../attachments/attachment-store.ts';
import type { Tables } from '../kernel/database/tables.generated.ts';
import { contractOf } from './contract.ts';
import { createServer } from './server.ts';

const contractFile = new URL('../../../schema/rest.openapi.json', import.meta.url);

const rejectAccess = (): Promise<never> => Promise.reject(new Error('The contract is written without a database.'));
const store: AttachmentStore = { receive: rejectAccess, read: rejectAccess };
const database = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (inner) => new PostgresIntrospector(inner),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const server = await createServer({
  database,
  store,
  readToken: rejectAccess,
  isProduction: false,
  log: pino({ level: 'silent' }),
});
await server.ready();
const contract = contractOf(server);
await server.close();

if (process.argv.includes('--check')) {
  const present = await readFile(contractFile, 'utf8').catch(() => '');
  if (present !== contract) {
    process.stderr.write(
      'schema/rest.openapi.json does not match the routes: run node backend/src/app/write-contract.ts\n',
    );
    process.exitCode = 1;
  }
} else {
  await writeFile(contractFile, contract);
}

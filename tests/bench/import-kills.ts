// `npm run bench:import-kills`: imports files while the REST service and PostgreSQL are killed in turn with kill -9, at
// different moments. Checks that after each kill either all records of the file are stored or none, and that the status
// of the import run agrees. Exits with 1 if a kill breaks this rule, or if one of the two outcomes never occurred.
// node tests/bench/import-kills.ts [kills = 10] [rows = 5000]
import { readFile, rm } from 'node:fs/promises';
import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openCluster, type Cluster } from '../../backend/src/embedded-postgres/cluster.ts';
import { eventually } from '../builders/eventually.ts';
import { temporaryFolder } from '../builders/files/temporary-folder.ts';
import { openTestPool } from '../builders/database/test-database.ts';
import { personClaims, startTokenIssuer } from '../builders/people/token.ts';
import { startPart, type Part } from '../builders/product/part.ts';
import { judge } from './measuring/goal.ts';
import { writeMetersFile } from './import/meters-file.ts';

const [kills = 10, rows = 5_000] = process.argv.slice(2).map(Number);

const folder = await temporaryFolder('bench-import-kills');
const issuer = await startTokenIssuer();
const lifetime = { exp: Math.floor(Date.now() / 1000) + 86_400 };
const token = await issuer.token({ ...personClaims('admin', ['Администратор'], ['TestMainGroup']), ...lifetime });
let cluster: Cluster = await openCluster({ dataFolder: folder });
let service: Part = await startService();
let pool = openTestPool(cluster.url);
await pool.query(`
  insert into district (id, name) values (1, 'Перник');
  insert into municipality (id, district_id, name) values (1, 1, 'Радомир');
  insert into town (id, municipality_id, grao_code, name) values (1, 1, '61577', 'гр. Радомир')`);

function startService(): Promise<Part> {
  return startPart('backend/src/main.ts', {
    DATABASE_URL: cluster.url,
    ATTACHMENTS_DIR: join(folder, 'attachments'),
    OIDC_ISSUER: issuer.issuer,
    LOG_LEVEL: 'silent',
  });
}

/** Sends the file of a round, with numbers that no other round uses. Resolves when the response or an error arrives. */
const send = async (round: number): Promise<void> => {
  const path = join(folder, `${round}.csv`);
  await writeMetersFile(path, rows, '61577', round * 1_000_000);
  const body = new FormData();
  body.append('file', await openAsBlob(path, { type: 'text/csv' }), `${round}.csv`);
  const headers = { authorization: `Bearer ${token}` };
  const url = `${service.url}/api/ImportFile/ImportFile?importDefId=4`;
  await fetch(url, { method: 'POST', headers, body }).then(
    (response) => response.text(),
    () => '',
  );
};

/** The number of records of a round in each table, and the status of its import run. */
const outcomeOf = async (round: number): Promise<{ counts: number[]; status: string | undefined }> => {
  const numbers = [`${700_000_000 + round * 1_000_000}`, `${700_000_000 + (round + 1) * 1_000_000}`];
  const { rows: found } = await pool.query<{ counts: number[] }>(
    `with meters as (select id, address_id, client_id from water_meter where fabric_no >= 'И' || $1::text
       and fabric_no < 'И' || $2::text)
     select array[(select count(*) from meters), (select count(*) from meters join address a on a.id = address_id),
       (select count(*) from client where client_number >= $1 and client_number < $2),
       (select count(*) from audit r join meters m on m.id = r.water_meter_id)]::integer[] as counts`,
    numbers,
  );
  const { rows: runs } = await pool.query<{ status: string }>(`select status from import_file where file_name = $1`, [
    `${round}.csv`,
  ]);
  return { counts: found[0]?.counts ?? [], status: runs[0]?.status };
};

const killService = async (): Promise<void> => {
  process.kill(service.pid, 'SIGKILL');
  await eventually(
    async () => service.isAlive(),
    (isAlive) => !isAlive,
  );
  service = await startService();
};

const killDatabase = async (): Promise<void> => {
  const file = await readFile(join(cluster.folder, 'cluster', 'postmaster.pid'), 'utf8');
  process.kill(Number(file.split('\n')[0]), 'SIGKILL');
  await cluster.lost;
  await pool.end();
  await service.stop();
  cluster = await openCluster({ dataFolder: folder });
  service = await startService();
  pool = openTestPool(cluster.url);
};

const began = performance.now();
await send(0);
const milliseconds = performance.now() - began;
const outcomes = { nothing: 0, everything: 0, broken: 0 };
for (let round = 1; round <= kills; round += 1) {
  const sent = send(round);
  // Most kills are spread over the duration of an import, each at a random moment of another equal part. The last two
  // kills, one of the service and one of the database, come just after an import.
  const moment = Math.min(1, (round - Math.random()) / Math.max(1, kills - 2)) * milliseconds;
  await (round > kills - 2 ? sent : Promise.race([pause(moment), sent]));
  await (round % 2 === 0 ? killDatabase() : killService());
  await sent;
  const { counts, status } = await eventually(
    () => outcomeOf(round),
    (found) => found.status !== 'RUNNING',
  );
  const isAllStored = counts.every((count) => count === rows) && status === 'SUCCEEDED';
  const isNothingStored = counts.every((count) => count === 0) && status !== 'SUCCEEDED';
  outcomes[isAllStored ? 'everything' : isNothingStored ? 'nothing' : 'broken'] += 1;
  const killed = round % 2 === 0 ? 'database' : 'service';
  console.log(
    `${killed} after ${Math.round(moment)} of ${Math.round(milliseconds)} ms: ${counts.join(', ')} ${status}`,
  );
}
console.log(`broken: ${outcomes.broken} (${judge(outcomes.broken, { atMost: 0 })})`);
console.log(`nothing: ${outcomes.nothing} (${judge(outcomes.nothing, { atLeast: 1 })})`);
console.log(`everything: ${outcomes.everything} (${judge(outcomes.everything, { atLeast: 1 })})`);

await service.stop();
await pool.end();
await cluster.stop();
await issuer.stop();
await rm(folder, { recursive: true, force: true });

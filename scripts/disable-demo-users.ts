// `npm run disable-demo-users`: disables the demo users. It works on the database of DATABASE_URL, else on
// the embedded one, whether the product is running or not.
import pg from 'pg';
import { openDatabaseOf } from './launch/command-database.ts';
import { readLaunchSettings } from './launch/settings.ts';

const database = await openDatabaseOf(() => readLaunchSettings(process.env, []));
const client = new pg.Client({ connectionString: database.url });
try {
  await client.connect();
  const { rows } = await client.query<{ username: string }>(
    'update identity.users set enabled = false where demo and enabled returning username',
  );
  const names = rows.map(({ username }) => username).toSorted();
  console.log(names.length > 0 ? `Disabled: ${names.join(', ')}` : 'No demo user may sign in.');
} catch (error) {
  const isEmpty = error instanceof Error && 'code' in error && error.code === '42P01';
  console.error(isEmpty ? 'The database is empty: there are no demo users.' : String(error));
  process.exitCode = 1;
} finally {
  await client.end().catch(() => undefined);
  await database.close();
}

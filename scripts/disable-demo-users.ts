// `npm run disable-demo-users`: disables the demo users and the demo OAuth clients, and ends the sessions of these users. The
// command works on the database of DATABASE_URL, or without that setting on the embedded one, whether the product is
// running or not.
import { openDatabase } from '../identity/src/database/database.ts';
import { disableDemoUsers } from '../identity/src/realm/disable-demo-users.ts';
import { openDatabaseOf } from './launch/command-database.ts';
import { readLaunchSettings } from './launch/settings.ts';

const opened = await openDatabaseOf(() => readLaunchSettings(process.env, []));
const database = openDatabase(opened.url, () => undefined);
try {
  const { users, sessions, clients } = await disableDemoUsers(database);
  console.log(users.length > 0 ? `Disabled: ${users.join(', ')}` : 'All demo users are disabled already.');
  if (clients.length > 0) console.log(`Disabled OAuth clients: ${clients.join(', ')}`);
  console.log(`Ended sessions: ${sessions}`);
  console.log('Access tokens that were issued earlier remain valid for up to five minutes.');
} catch (error) {
  const isEmpty = error instanceof Error && 'code' in error && error.code === '42P01';
  console.error(isEmpty ? 'The database is empty: there are no demo users.' : String(error));
  process.exitCode = 1;
} finally {
  await database.end().catch(() => undefined);
  await opened.close();
}

import { randomInt } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { inTransaction, openDatabase, type Database } from './database/database.ts';
import { administratorRoles } from './identity.texts.ts';
import { insertRolesAndGroups } from './realm/realm-import.ts';
import { hashPassword } from './sign-in/password-hash.ts';

export interface Administrator {
  username: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** Creates an administrator with a temporary password, which must be changed at the first sign-in. */
export const createAdministrator = async (
  database: Database,
  administrator: Administrator,
): Promise<{ username: string; password: string }> => {
  const { username, email, firstName, lastName } = administratorSchema.parse(administrator);
  const password = createTemporaryPassword();
  await inTransaction(database, async (queries) => {
    const { rows } = await queries.query<{ id: string }>(
      `insert into identity.users (username, email, email_verified, first_name, last_name, password_hash, required_actions)
       values ($1, $2, true, $3, $4, $5, '{UPDATE_PASSWORD}') returning id`,
      [username, email, firstName, lastName, await hashPassword(password)],
    );
    const clientRoles = { 'struma-app': administratorRoles };
    await insertRolesAndGroups(queries, rows[0]?.id, { username, clientRoles, groups: ['/TestMainGroup'] });
  });
  return { username, password };
};

const administratorSchema = z.object({
  username: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9._@-]{2,255}$/, '2 to 255 characters are needed: Latin letters, digits and . _ @ -'),
  email: z.email('an e-mail address is needed').toLowerCase(),
  firstName: z.string().trim().min(1, 'a first name is needed'),
  lastName: z.string().trim().min(1, 'a last name is needed'),
});

// The alphabet has no characters that look alike. The suffix satisfies the password policy.
const createTemporaryPassword = (): string => {
  const characters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return `${Array.from({ length: 16 }, () => characters[randomInt(characters.length)]).join('')}-a7!`;
};

const questions = {
  username: { option: 'username', text: 'User name' },
  email: { option: 'email', text: 'E-mail' },
  firstName: { option: 'first-name', text: 'First name' },
  lastName: { option: 'last-name', text: 'Last name' },
} as const;

const ask = async (): Promise<Administrator> => {
  const { values } = parseArgs({
    options: {
      username: { type: 'string' },
      email: { type: 'string' },
      'first-name': { type: 'string' },
      'last-name': { type: 'string' },
    },
  });
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = async ({ option, text }: (typeof questions)[keyof typeof questions]): Promise<string> =>
    values[option] ?? (process.stdin.isTTY ? terminal.question(`${text}: `) : '');
  try {
    return {
      username: await answer(questions.username),
      email: await answer(questions.email),
      firstName: await answer(questions.firstName),
      lastName: await answer(questions.lastName),
    };
  } finally {
    terminal.close();
  }
};

const explain = (error: unknown): string => {
  if (error instanceof z.ZodError) {
    return error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n');
  }
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === '23505') return 'A user with this user name or e-mail exists already.';
  if (code === '3F000' || code === '42P01')
    return 'The database is empty: start the product on it once, then try again.';
  return error instanceof Error ? error.message : String(error);
};

const main = async (): Promise<void> => {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error('DATABASE_URL: the address of the database is needed.');
  const administrator = await ask();
  const database = openDatabase(url, () => undefined);
  try {
    const { username, password } = await createAdministrator(database, administrator);
    process.stdout.write(
      `The administrator ${username} was created.\nTemporary password: ${password}\n` +
        'It is shown only now and has to be changed at the first sign-in.\n',
    );
  } finally {
    await database.end();
  }
};

if (import.meta.main) {
  main().catch((error: unknown) => {
    process.stdout.write(`${explain(error)}\n`);
    process.exitCode = 1;
  });
}

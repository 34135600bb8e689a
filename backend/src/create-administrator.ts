// Creates an administrator at the utility's own Keycloak. `scripts/create-administrator.ts` starts this program.
import { parseArgs } from 'node:util';
import { createFirstAdministrator } from './administration/first-administrator.ts';

const text = { type: 'string' } as const;
const options = { username: text, email: text, 'first-name': text, 'last-name': text };

const required = (value: string | undefined, name: string): string => {
  if (!value?.trim()) throw new Error(`${name} is needed.`);
  return value.trim();
};

try {
  const { values } = parseArgs({ options });
  const env = process.env;
  const appClient = env.OIDC_APP_CLIENT || 'struma-app';
  const person = {
    username: required(values.username, '--username'),
    email: required(values.email, '--email'),
    firstName: required(values['first-name'], '--first-name'),
    lastName: required(values['last-name'], '--last-name'),
  };
  const password = await createFirstAdministrator(
    {
      realmUrl: required(env.OIDC_INTERNAL_URL || env.OIDC_ISSUER, 'OIDC_ISSUER').replace(/\/+$/, ''),
      clientId: env.ADMINISTRATION_CLIENT_ID || 'struma-backend',
      clientSecret: required(env.ADMINISTRATION_CLIENT_SECRET, 'ADMINISTRATION_CLIENT_SECRET'),
      appClient,
      modules: [appClient],
    },
    person,
  );
  process.stdout.write(
    `The administrator ${person.username} was created.\nTemporary password: ${password}\n` +
      'It is shown only now and has to be changed at the first sign-in.\n',
  );
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

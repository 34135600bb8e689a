// `npm run keycloak-realm -- <file>`: writes the realm that the utility's own Keycloak imports.
import { writeFileSync } from 'node:fs';
import { createProductionRealm } from '../identity/src/realm/production-realm.ts';

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('The name of the file is needed: npm run keycloak-realm -- realm.json');
  process.exitCode = 1;
} else {
  writeFileSync(file, `${JSON.stringify(createProductionRealm(), null, 2)}\n`);
  console.log(`${file} was written. Before the import, set these environment variables of Keycloak:`);
  console.log('STRUMA_PUBLIC_URL, STRUMA_WEB_SECRET and STRUMA_BACKEND_SECRET.');
}

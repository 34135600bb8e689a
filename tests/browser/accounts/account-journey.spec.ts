import { rm } from 'node:fs/promises';
import { freePort } from '../../../scripts/launch/free-port.ts';
import { temporaryFolder } from '../../builders/files/temporary-folder.ts';
import { keycloakObstacle } from '../../builders/keycloak/distribution.ts';
import { followRecipe, type FollowedRecipe } from '../../builders/keycloak/follow-recipe.ts';
import { passwords } from '../../builders/people/demo-users.ts';
import { Person } from '../../builders/people/person.ts';
import { startProduct, type Product } from '../../builders/product/product.ts';
import { test } from '../support.ts';
import { followAccountJourney } from './account-journey.ts';

const journey =
  'AM-2 AM-4 AM-6 AM-12 AU-11 add user, group and role; a removed role leaves the open page of the user within 5 s';

test(`${journey}, with the embedded provider`, async ({ browser, page, baseURL }) => {
  await followAccountJourney(browser, page, {
    address: baseURL ?? '',
    administrator: { username: 'admin', password: passwords.admin },
  });
});

const obstacle = keycloakObstacle();
const title = obstacle === null ? 'with Keycloak' : `with Keycloak (skipped: ${obstacle})`;

test.describe(title, () => {
  test.skip(obstacle !== null, obstacle ?? '');
  test.describe.configure({ mode: 'default', timeout: 300_000 });
  const password = 'struma9!K';
  let recipe: FollowedRecipe;
  let product: Product;
  let folder: string;

  test.beforeAll(async () => {
    // The first start of a Keycloak includes its download.
    test.setTimeout(400_000);
    const port = await freePort();
    recipe = await followRecipe(`http://127.0.0.1:${port}`);
    folder = await temporaryFolder('keycloak-journey');
    product = await startProduct(port, folder, { ...recipe.env, SCALE: '200' });
    const { username, temporaryPassword } = recipe.administrator;
    await new Person(product.address).signInFirst(username, temporaryPassword, password);
  });

  test.afterAll(async () => {
    await product?.stop();
    await recipe?.stop();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  test(`${journey}, with Keycloak`, async ({ browser, page, externalRequests }) => {
    const { username } = recipe.administrator;
    await followAccountJourney(browser, page, { address: product.address, administrator: { username, password } });
    // The sign-in page of Keycloak has another port.
    externalRequests.splice(0);
  });
});

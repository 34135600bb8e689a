import { passwords } from '../../builders/people/demo-users.ts';
import { test } from '../support.ts';
import { followAccountJourney } from './account-journey.ts';

// tests/contract/identity/keycloak.test.ts runs the same journey with Keycloak.
test('AM-2 AM-4 AM-6 AM-12 AU-11 an administrator adds a user with a group and roles; the menu entries of a removed role disappear from the open page of the user within 5 s', async ({
  browser,
  page,
  baseURL,
}) => {
  await followAccountJourney(browser, page, {
    address: baseURL ?? '',
    administrator: { username: 'admin', password: passwords.admin },
  });
});

import { passwords } from '../../builders/people/demo-users.ts';
import { test } from '../support.ts';
import { followAccountJourney } from './account-journey.ts';

// With Keycloak the journey is a part of tests/contract/identity/keycloak.test.ts, which has one running.
test('AM-2 AM-4 AM-6 AM-12 AU-11 add user, group and role; a removed role leaves the open page of the user within 5 s', async ({
  browser,
  page,
  baseURL,
}) => {
  await followAccountJourney(browser, page, {
    address: baseURL ?? '',
    administrator: { username: 'admin', password: passwords.admin },
  });
});

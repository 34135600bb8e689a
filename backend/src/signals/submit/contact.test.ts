import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { insertTown, radomir } from '../../../../tests/builders/data/towns.ts';
import { startTestService, type TestService } from '../../../../tests/builders/product/rest-service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  await insertTown(service.pool, radomir);
  await service.pool.query(`
    insert into client (id, client_number, name, client_type_id) values (9, '7654321', 'Стоян Велев', 1);
    insert into address (id, town_id, address_description, full_address, client_id)
      values (4, 1, 'втори', 'ул. „Втора“ 2', 9), (3, 1, 'първи', 'ул. „Първа“ 1', 9);
    insert into submitter (id, name, phone, email, client_id, subject) values
      (1, 'Стоян Велев', '+359 2 987 65 43', 's@v.example', 9, null), (2, 'Друг', null, null, null, null),
      (3, 'С профил', null, null, null, 'subject-3');
    insert into signal (id, title, message, submitter_id, status_id) values
      (1, 'а', '{}', 1, 1), (2, 'б', '{}', 1, 2), (3, 'в', '{}', 1, 4), (4, 'г', '{}', 2, 1), (5, 'д', '{}', null, 1), (6, 'е', '{}', 3, 1), (7, 'ж', '{}', 2, 1);
    update signal set channel = 'EMAIL' where id = 7`);
});
afterAll(() => service?.stop());

const contactOf = async (id: number): Promise<unknown> =>
  (await service.call(`/struma/signals/contact?signalId=${id}`)).json();

test('SG-11 the contact has telephone, e-mail address, first address and the other signals of the submitter', async () => {
  expect(await contactOf(1)).toEqual({
    submitterId: 1,
    clientId: 9,
    phone: '+359 2 987 65 43',
    email: 's@v.example',
    clientNumber: '7654321',
    hasWritten: false,
    receivesReplies: false,
    address: 'ул. „Първа“ 1',
    otherSignals: 2,
    otherOpenSignals: 1,
  });
});

test('missing data of a contact are null, also for a signal without a submitter', async () => {
  const unknown = {
    clientId: null,
    phone: null,
    email: null,
    clientNumber: null,
    address: null,
    hasWritten: false,
    receivesReplies: false,
  };
  expect(await contactOf(4)).toEqual({ submitterId: 2, ...unknown, otherSignals: 1, otherOpenSignals: 1 });
  expect(await contactOf(5)).toEqual({ submitterId: null, ...unknown, otherSignals: 0, otherOpenSignals: 0 });
  expect((await service.call('/struma/signals/contact?signalId=99')).status).toBe(404);
});

test('replies reach a submitter who has an account, not the sender of an e-mail: no e-mail is sent', async () => {
  expect(await Promise.all([1, 4, 5, 6, 7].map(contactOf))).toMatchObject(
    [false, false, false, true, false].map((receivesReplies) => ({ receivesReplies })),
  );
});

test('the contacts of several signals are those of each signal; signals that do not exist are missing', async () => {
  const response = await service.call('/struma/signals/contacts?signalId=5&signalId=1&signalId=99&signalId=4');
  const { items } = (await response.json()) as { items: { signalId: number; contact: unknown }[] };
  expect(items).toEqual(
    await Promise.all([1, 4, 5].map(async (signalId) => ({ signalId, contact: await contactOf(signalId) }))),
  );
  expect(new Set(items.map(({ contact }) => JSON.stringify(contact))).size).toBe(3);
});

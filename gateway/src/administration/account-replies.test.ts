import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { operator, startGraphqlHarness, type GraphqlHarness } from '../testing/graphql.ts';
import { plainText } from '../testing/rest-service.ts';

const path = '/api/Account/UpdateUserForKeycloak';
const mutation = `mutation ($input: UpdateUserInput!) { updateUser(input: $input) { __typename
  ... on UpdateUserSuccess { message } ... on Refusal { code message } } }`;

let harness: GraphqlHarness;
beforeAll(async () => {
  harness = await startGraphqlHarness();
});
afterAll(() => harness.stop());

const update = async (response: string) => {
  harness.service.on(path, plainText(response));
  const ask = harness.as({ ...operator, actions: ['ADMINISTRATOR'] });
  return (await ask(mutation, { input: { id: 'u1', changes: { isActive: false } } })).body;
};
const success = (message: string) => ({ __typename: 'UpdateUserSuccess', message });
const refusal = (message: string, code = 'SERVICE_REFUSED') => ({ __typename: 'Refusal', code, message });

describe('AM-8 the response of the service to a change of a user', () => {
  test.each([
    ['({0}) Успешно деактивиран потребител', success('Успешно деактивиран потребител')],
    ['"({0}) Успешно деактивиран потребител"', success('Успешно деактивиран потребител')],
    [' ({0}) Записано', success('Записано')],
    ['({0})', success('')],
    ['(17) Записано', success('Записано')],
    ['(0) Няма такъв потребител.', refusal('Няма такъв потребител.')],
    ['"(0) Няма такъв потребител."', refusal('Няма такъв потребител.')],
    ['(0) Името „({0})“ е заето.', refusal('Името „({0})“ е заето.')],
    ['(0) Първи ред\nВтори ред', refusal('Първи ред\nВтори ред')],
    ['(0)', refusal('Промяната е отказана.')],
    ['(-1) Грешка', refusal('Грешка')],
    [
      '(0) Последният активен администратор не може да бъде деактивиран.',
      refusal('Последният активен администратор не може да бъде деактивиран.', 'LAST_ADMINISTRATOR'),
    ],
  ])('AM-8 %j becomes a success or a refusal, whose message has no code in front', async (response, result) => {
    expect((await update(response)).data?.['updateUser']).toEqual(result);
  });

  test.each(['Грешка в базата', ''])('AM-8 after the response %j the outcome is UNKNOWN', async (response) => {
    const { data, errors } = await update(response);
    expect(data).toBeNull();
    expect(errors?.[0]).toMatchObject({
      message: response || 'Промяната е отказана.',
      extensions: { code: 'UPSTREAM_FAILED', outcome: 'UNKNOWN' },
    });
  });
});

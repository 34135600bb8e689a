/** Nomenclatures through the gateway, with a fake REST service of a utility that has only the specified calls. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { personClaims, startTokenIssuer, type TokenIssuer } from '../builders/people/token.ts';
import { startGateway, type TestGateway } from '../builders/product/part.ts';
import { execute, readFailure } from '../builders/requests/graphql-request.ts';
import { startUtilityService, type UtilityService } from '../builders/services/utility-service.ts';

let provider: TokenIssuer;
let service: UtilityService;
let gateway: TestGateway;

beforeAll(async () => {
  provider = await startTokenIssuer();
  service = await startUtilityService();
  const claims = personClaims('admin', ['Администратор'], ['TestDummyGroup']);
  const token = () => provider.token(claims);
  gateway = await startGateway(service.url, { issuer: provider.issuer, token }, { AD_HOC_QUERIES: 'everyone' });
}, 60_000);
afterAll(async () => {
  await gateway?.stop();
  await service?.stop();
  await provider?.stop();
});
beforeEach(() => {
  service.requests.length = 0;
  service.unknown.length = 0;
});

const expectSpecifiedCallsOnly = () =>
  expect(service.unknown.filter((name) => !name.startsWith('GET /struma/'))).toEqual([]);

const requestData = async (query: string, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await execute(gateway, query, variables);
  expect(errors).toEqual([]);
  return data;
};
const create = (input: object) =>
  requestData(
    `mutation ($input: CreateNomenclatureItemInput!) { createNomenclatureItem(input: $input) { __typename
      ... on CreateNomenclatureItemSuccess { itemId } ... on InvalidInput { problems { path code message } } } }`,
    { input: { nomenclatureId: '2', ...input } },
  );

describe('RQ-5 nomenclatures of a REST service that has only the specified calls', () => {
  test('NO-1 NO-2 lists and items are read, although their rows have neither local times nor the nomenclature', async () => {
    const data =
      await requestData(`{ nomenclatures(filter: { name: "Прио" }) { totalCount items { id name createdAt modifiedAt } }
      nomenclature(id: 2) { name }
      nomenclatureItems(filter: { nomenclatureId: 2 }, page: { number: 1, size: 5 }) { totalCount items { id nameBg } } }`);
    expect(data).toEqual({
      nomenclatures: {
        totalCount: 1,
        items: [{ id: '2', name: 'Приоритети', createdAt: '2026-06-01T10:30:00+03:00', modifiedAt: null }],
      },
      nomenclature: { name: 'Приоритети' },
      nomenclatureItems: {
        totalCount: 2,
        items: [
          { id: '2.1', nameBg: 'Нисък' },
          { id: '2.2', nameBg: 'Нормален' },
        ],
      },
    });
    expectSpecifiedCallsOnly();
  });

  test('NO-3 items are added and changed; a taken code is a problem of the code', async () => {
    expect(await create({ code: '3', nameBg: 'Висок' })).toMatchObject({ createNomenclatureItem: { itemId: '2.3' } });
    expect(await create({ code: '1', nameBg: 'Друг' })).toMatchObject({
      createNomenclatureItem: { problems: [{ path: ['code'], code: 'DUPLICATE', message: 'Кодът е зает.' }] },
    });
    const update = (expected: object) =>
      requestData(
        `mutation ($input: UpdateNomenclatureItemInput!) { updateNomenclatureItem(input: $input) { __typename
          ... on NomenclatureItemConflict { fields current { nameBg } } } }`,
        { input: { id: '2.3', changes: { nameBg: 'Важен' }, expected } },
      );
    expect(await update({ nameBg: 'Нисък' })).toEqual({
      updateNomenclatureItem: {
        __typename: 'NomenclatureItemConflict',
        fields: ['nameBg'],
        current: { nameBg: 'Висок' },
      },
    });
    expect(await update({ nameBg: 'Висок' })).toEqual({
      updateNomenclatureItem: { __typename: 'UpdateNomenclatureItemSuccess' },
    });
    expect(await requestData('{ nomenclatureItem(id: "2.3") { nameBg isActive } }')).toEqual({
      nomenclatureItem: { nameBg: 'Важен', isActive: true },
    });
    expectSpecifiedCallsOnly();
  });

  test('NO-3 uses and CSV are UNSUPPORTED', async () => {
    const { errors } = await execute(gateway, '{ nomenclatureItem(id: "2.1") { uses { count } } }');
    expect(errors).toMatchObject([{ code: 'UNSUPPORTED' }]);
    const filter = encodeURIComponent('{"nomenclatureId":"2"}');
    for (const path of ['/files/nomenclatures.csv', `/files/nomenclature-items.csv?filter=${filter}`])
      expect([path, await readFailure(await gateway.fetch(path))]).toMatchObject([path, { code: 'UNSUPPORTED' }]);
  });
});

import { describe, expect, test } from '@jest/globals';
import { createSettlement } from './settlement.ts';

describe.each([50, 1200, 12_000])('a settlement of %i meters', (meters) => {
  const settlement = createSettlement(meters);
  const holdings = settlement.streets.flatMap(settlement.holdingsOf);

  test('has exactly that many meters with consecutive ids', () => {
    const numbers = holdings.flatMap(({ firstMeterId, meters: count }) =>
      Array.from({ length: count }, (_, nth) => firstMeterId + nth),
    );
    expect(numbers).toEqual(Array.from({ length: meters }, (_, index) => index + 1));
  });

  test('has consecutive ids of addresses, new clients and buildings', () => {
    expect(holdings.map(({ addressId }) => addressId)).toEqual(holdings.map((_, index) => index + 1));
    const fresh = holdings.filter(({ isNewClient }) => isNewClient).map(({ clientId }) => clientId);
    expect(fresh).toEqual(fresh.map((_, index) => index + 1));
    const buildings = [...new Set(holdings.map(({ building }) => building.id))];
    expect(buildings).toEqual(buildings.map((_, index) => index + 1));
    expect(settlement.counts).toMatchObject({
      addresses: holdings.length,
      clients: fresh.length,
      buildings: buildings.length,
    });
  });

  test('gives second homes to persons only', () => {
    const kinds = new Map(
      holdings.filter(({ isNewClient }) => isNewClient).map(({ clientId, clientKind }) => [clientId, clientKind]),
    );
    for (const { clientId, isNewClient } of holdings) if (!isNewClient) expect(kinds.get(clientId)).toBe('PERSON');
  });

  test('finds a building by id', () => {
    const wanted = holdings[Math.floor(holdings.length / 3)];
    expect(settlement.buildingAt(wanted?.building.id ?? 0).building).toEqual(wanted?.building);
  });
});

test('of 12 000 water meters has more than 190 streets, 7 500 addresses and 6 500 clients', () => {
  const { counts } = createSettlement(12_000);
  expect(counts.streets).toBeGreaterThan(190);
  expect(counts.addresses).toBeGreaterThan(7500);
  expect(counts.clients).toBeGreaterThan(6500);
});

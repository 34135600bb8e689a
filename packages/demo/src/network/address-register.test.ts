import { describe, expect, test } from '@jest/globals';
import { createAddressRegister } from './address-register.ts';

describe.each([50, 1200, 12_000])('a register of %i meters', (meters) => {
  const register = createAddressRegister(meters);
  const addresses = register.streets.flatMap(register.addressesOf);

  test('has exactly that many meters with consecutive ids', () => {
    const numbers = addresses.flatMap(({ firstMeterId, meters: count }) =>
      Array.from({ length: count }, (_, nth) => firstMeterId + nth),
    );
    expect(numbers).toEqual(Array.from({ length: meters }, (_, index) => index + 1));
  });

  test('has consecutive ids of addresses, new clients and buildings', () => {
    expect(addresses.map(({ addressId }) => addressId)).toEqual(addresses.map((_, index) => index + 1));
    const fresh = addresses.filter(({ isNewClient }) => isNewClient).map(({ clientId }) => clientId);
    expect(fresh).toEqual(fresh.map((_, index) => index + 1));
    const buildings = [...new Set(addresses.map(({ building }) => building.id))];
    expect(buildings).toEqual(buildings.map((_, index) => index + 1));
    expect(register.counts).toMatchObject({
      addresses: addresses.length,
      clients: fresh.length,
      buildings: buildings.length,
    });
  });

  test('gives second homes to persons only', () => {
    const kinds = new Map(
      addresses.filter(({ isNewClient }) => isNewClient).map(({ clientId, clientKind }) => [clientId, clientKind]),
    );
    for (const { clientId, isNewClient } of addresses) if (!isNewClient) expect(kinds.get(clientId)).toBe('PERSON');
  });

  test('finds a building by id', () => {
    const address = addresses[Math.floor(addresses.length / 3)];
    expect(register.buildingAt(address?.building.id ?? 0).building).toEqual(address?.building);
  });
});

test('a register of 12 000 water meters has more than 190 streets, 7 500 addresses and 6 500 clients', () => {
  const { counts } = createAddressRegister(12_000);
  expect(counts.streets).toBeGreaterThan(190);
  expect(counts.addresses).toBeGreaterThan(7500);
  expect(counts.clients).toBeGreaterThan(6500);
});

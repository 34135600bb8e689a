import type { TestUser } from './provider.ts';

/** The default test user. The last role is unknown to the product. */
export const operator: TestUser = {
  sub: '7b7a7c9e-0000-4000-8000-000000000001',
  name: 'Мария Оператор',
  roles: ['Оператор', 'Потребител', 'нещо друго'],
  groups: ['TestMainGroup'],
};

import type { TestPerson } from './provider.ts';

/** The person that tests sign in. The last role is none of the product's. */
export const operator: TestPerson = {
  sub: '7b7a7c9e-0000-4000-8000-000000000001',
  name: 'Мария Оператор',
  roles: ['Оператор', 'Потребител', 'нещо друго'],
  groups: ['TestMainGroup'],
};

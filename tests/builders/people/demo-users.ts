/** Demo users of the embedded identity provider and their passwords. */
export const passwords = {
  operator: 'Struma2!',
  admin: 'Struma1!',
  editor: 'Struma3!',
  creator: 'Struma4!',
  citizen: 'Struma5!',
  newcomer: 'Struma6!',
  valves: 'Struma7!',
  dummy: 'Struma8!',
} as const;

export type DemoUser = keyof typeof passwords;

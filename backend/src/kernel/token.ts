import type { Person } from './access.ts';

/** The person of an Authorization header; throws the failure to answer. */
export type TokenReader = (authorization: string | undefined) => Promise<Person>;

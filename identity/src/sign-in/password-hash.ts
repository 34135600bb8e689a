import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// OWASP's recommended parameters for Argon2id.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Takes the same time if there is no stored hash, so that the time does not reveal whether a user exists. */
export const isPasswordOf = async (stored: string | null | undefined, password: string): Promise<boolean> => {
  const matches = await verify(stored ?? (await decoy), password);
  return Boolean(stored) && matches;
};

const decoy = hashPassword(randomBytes(16).toString('hex'));

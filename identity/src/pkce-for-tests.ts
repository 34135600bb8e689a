import { createHash, randomBytes } from 'node:crypto';

/** A PKCE code verifier and its challenge. */
export interface PkcePair {
  verifier: string;
  challenge: string;
}

export const createPkcePair = (): PkcePair => {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
};

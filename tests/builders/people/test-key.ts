import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';

interface KeyPair {
  publicKey: CryptoKey;
  privateKey: CryptoKey;
}

const algorithm = 'RS256';
const generate = (): Promise<KeyPair> => generateKeyPair(algorithm, { extractable: true });

/** Generates the key of a test run. Generating a key takes 100 ms of processor time, and 150 test files need one. */
export const prepareTestKey = async (): Promise<void> => {
  const { privateKey } = await generate();
  process.env.TEST_SIGNING_KEY = JSON.stringify(await exportJWK(privateKey));
};

/** Returns the key with which the identity providers of all test files sign tokens. Outside of jest it is a new one. */
export const readTestKey = async (): Promise<KeyPair> => {
  const stored = process.env.TEST_SIGNING_KEY;
  if (!stored) return generate();
  const jwk = JSON.parse(stored) as JWK & { n: string; e: string };
  return {
    publicKey: await importKey({ kty: 'RSA', n: jwk.n, e: jwk.e }),
    privateKey: await importKey(jwk),
  };
};

const importKey = async (jwk: JWK): Promise<CryptoKey> => {
  const key = await importJWK(jwk, algorithm, { extractable: true });
  if (key instanceof Uint8Array) throw new Error('The key of the test run is not an RSA key.');
  return key;
};

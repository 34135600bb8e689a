import { createHash } from 'node:crypto';
import { compactDecrypt, CompactEncrypt } from 'jose';
import type { CompactDecryptGetKey } from 'jose';

export type Seal = {
  seal: (purpose: string, content: Uint8Array) => Promise<string>;
  /** Returns null if none of the keys has sealed the text for this purpose. */
  open: (purpose: string, sealed: string) => Promise<Uint8Array | null>;
};

/**
 * The first key seals, all keys open. To change the key, add the new key in front, and remove the old key when its
 * cookies have expired.
 */
export const createSeal = (keys: readonly [Uint8Array, ...Uint8Array[]]): Seal => {
  const ring = new Map(keys.map((key) => [keyId(key), key]));
  const kid = keyId(keys[0]);
  const findKey: CompactDecryptGetKey = (header) => keyFor(ring, header.kid);
  return {
    seal: (purpose, content) =>
      new CompactEncrypt(content)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid, cty: purpose })
        .encrypt(keys[0]),
    open: async (purpose, sealed) => {
      try {
        const opened = await compactDecrypt(sealed, findKey, allowedAlgorithms);
        return opened.protectedHeader.cty === purpose ? opened.plaintext : null;
      } catch {
        return null;
      }
    },
  };
};

const allowedAlgorithms = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] };

const keyFor = (ring: ReadonlyMap<string, Uint8Array>, kid: string | undefined): Uint8Array => {
  const key = ring.get(kid ?? '');
  if (!key) throw new Error('Sealed with an unknown key');
  return key;
};

const keyId = (key: Uint8Array): string => createHash('sha256').update(key).digest('base64url').slice(0, 8);

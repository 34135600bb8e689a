import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Limit of the unpacked tokens of a session, in bytes. */
const unpackedLimit = 128 * 1024;

/** Compresses texts. JWTs are decoded first, because base64 hides repetition from deflate. */
export const pack = (texts: readonly string[]): Uint8Array => deflateRawSync(Buffer.concat(texts.map(packOne)));

export const unpack = (packed: Uint8Array): string[] => {
  const bytes = inflateRawSync(packed, { maxOutputLength: unpackedLimit });
  const texts: string[] = [];
  let at = 0;
  while (at < bytes.length) {
    const parts: Buffer[] = [];
    const count = bytes.readUInt8(at);
    at += 1;
    for (let index = 0; index < Math.max(count, 1); index += 1) {
      const end = at + 4 + bytes.readUInt32BE(at);
      parts.push(bytes.subarray(at + 4, end));
      at = end;
    }
    texts.push(count === storedAsText ? String(parts[0]) : parts.map((part) => part.toString('base64url')).join('.'));
  }
  return texts;
};

/** Marks a text that is stored without decoding. Other texts have the number of their parts in this place. */
const storedAsText = 0;

const packOne = (text: string): Buffer => {
  const parts = text.split('.').map((part) => Buffer.from(part, 'base64url'));
  const isReversible = parts.length < 256 && parts.map((part) => part.toString('base64url')).join('.') === text;
  return isReversible
    ? Buffer.concat([Buffer.of(parts.length), ...parts.map(withLength)])
    : Buffer.concat([Buffer.of(storedAsText), withLength(Buffer.from(text))]);
};

const withLength = (bytes: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
};

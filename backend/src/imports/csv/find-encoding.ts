import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';

export type Encoding = 'utf-8' | 'windows-1251';

/**
 * Finds the encoding: UTF-8 if the file is valid UTF-8, begins with a byte order mark, or has more Cyrillic letters in
 * UTF-8 than invalid sequences; otherwise Windows-1251. Only a file with invalid UTF-8 is read twice.
 */
export const findEncoding = async (open: () => Promise<Readable>): Promise<Encoding> => {
  if (await isValid(await open())) return 'utf-8';
  const decoder = new TextDecoder('utf-8');
  let [letters, invalid] = [0, 0];
  let isStart = true;
  for await (const chunk of (await open()) as AsyncIterable<Buffer>) {
    // A return from the loop closes the file.
    if (isStart && chunk.subarray(0, 3).equals(byteOrderMark)) return 'utf-8';
    isStart = false;
    const text = decoder.decode(chunk, { stream: true });
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      if (code === 0xfffd) invalid += 1;
      else if (code >= 0x400 && code <= 0x4ff) letters += 1;
    }
  }
  return letters > invalid ? 'utf-8' : 'windows-1251';
};

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);

const isValid = async (bytes: Readable): Promise<boolean> => {
  const check = createUtf8Check();
  for await (const chunk of bytes as AsyncIterable<Buffer>) if (!check.add(chunk)) return false;
  return check.isValid();
};

interface Utf8Check {
  /** Adds the next bytes. Returns false if the bytes so far are not the start of a valid text. */
  add(chunk: Buffer): boolean;
  /** True if all bytes together are a valid text. */
  isValid(): boolean;
}

/** Checks whether bytes that come in chunks are valid UTF-8. */
export const createUtf8Check = (): Utf8Check => {
  let rest = Buffer.alloc(0);
  let isValidSoFar = true;
  return {
    add(chunk) {
      if (!isValidSoFar) return false;
      const whole = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
      const end = endOfWholeCharacters(whole);
      isValidSoFar = isUtf8(whole.subarray(0, end));
      rest = Buffer.from(whole.subarray(end));
      return isValidSoFar;
    },
    isValid: () => isValidSoFar && rest.length === 0,
  };
};

/** Returns where the last character begins if its last bytes are in the next chunk; otherwise the length of `bytes`. */
const endOfWholeCharacters = (bytes: Buffer): number => {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return bytes.length;
    if (byte < 0xc0) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return length > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
};

import { isAscii } from 'node:buffer';
import type { Readable } from 'node:stream';

export type Encoding = 'utf-8' | 'windows-1251';

/**
 * Finds the encoding: UTF-8 if the file is valid UTF-8, begins with a byte order mark, or has more Cyrillic letters in
 * UTF-8 than invalid sequences; otherwise Windows-1251.
 */
export const findEncoding = async (bytes: Readable): Promise<Encoding> => {
  const decoder = new TextDecoder('utf-8');
  let [letters, invalid] = [0, 0];
  let isStart = true;
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    if (isStart && chunk.subarray(0, 3).equals(byteOrderMark)) {
      bytes.destroy();
      return 'utf-8';
    }
    isStart = false;
    if (isAscii(chunk)) continue;
    const text = decoder.decode(chunk, { stream: true });
    invalid += text.match(replacement)?.length ?? 0;
    letters += text.match(cyrillic)?.length ?? 0;
  }
  return invalid === 0 || letters > invalid ? 'utf-8' : 'windows-1251';
};

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);
const replacement = /\uFFFD/gu;
const cyrillic = /[\u0400-\u04FF]/gu;

import type { Readable } from 'node:stream';

const maxLineLength = 64 * 1024;

/** Calls back with complete lines of a part's output, including line breaks; very long lines are split. */
export const readLines = (stream: Readable, onLines: (lines: string) => void): void => {
  let incompleteLine = '';
  stream.setEncoding('utf8');
  stream.on('data', (text: string) => {
    const end = text.lastIndexOf('\n') + 1;
    if (end > 0) {
      onLines(incompleteLine + text.slice(0, end));
      incompleteLine = text.slice(end);
    } else incompleteLine += text;
    if (incompleteLine.length > maxLineLength) {
      onLines(`${incompleteLine}\n`);
      incompleteLine = '';
    }
  });
  stream.on('end', () => incompleteLine && onLines(`${incompleteLine}\n`));
  stream.on('error', () => undefined);
};

import type { Readable } from 'node:stream';

const maxLineLength = 64 * 1024;

/** Calls back with complete lines of a part's output, including line breaks; very long lines are split. */
export const readLines = (stream: Readable, onLines: (lines: string) => void): void => {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (text: string) => {
    const end = text.lastIndexOf('\n') + 1;
    if (end > 0) {
      onLines(rest + text.slice(0, end));
      rest = text.slice(end);
    } else rest += text;
    if (rest.length > maxLineLength) {
      onLines(`${rest}\n`);
      rest = '';
    }
  });
  stream.on('end', () => rest && onLines(`${rest}\n`));
  stream.on('error', () => undefined);
};

/** Parses a CSV file by RFC 4180. Throws at a misplaced quotation mark or a missing end of a line. */
export const readCsv = (text: string, separator = ';'): string[][] => {
  const lines: string[][] = [];
  let line: string[] = [];
  let position = 0;
  while (position < text.length) {
    const end = text[position] === '"' ? endOfQuoted(text, position) : endOfPlain(text, position, separator);
    const cell = text.slice(position, end);
    line.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (text[end] === separator) {
      position = end + 1;
      continue;
    }
    if (!text.startsWith('\r\n', end)) throw new Error(`Neither a separator nor the end of a line at ${end}.`);
    lines.push(line);
    line = [];
    position = end + 2;
  }
  if (line.length > 0) throw new Error('The last line has no end.');
  return lines;
};

const endOfQuoted = (text: string, start: number): number => {
  for (let position = start + 1; position < text.length; position += 1) {
    if (text[position] !== '"') continue;
    if (text[position + 1] !== '"') return position + 1;
    position += 1;
  }
  throw new Error(`A quotation mark at ${start} is never closed.`);
};

const endOfPlain = (text: string, start: number, separator: string): number => {
  let position = start;
  while (position < text.length && text[position] !== separator && text[position] !== '\r' && text[position] !== '\n') {
    if (text[position] === '"') throw new Error(`A quotation mark inside a bare cell at ${position}.`);
    position += 1;
  }
  return position;
};

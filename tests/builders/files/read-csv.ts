/** Parses a CSV file by RFC 4180. Throws at a misplaced quotation mark or a missing end. */
export const readCsv = (text: string, separator = ';'): string[][] => {
  const lines: string[][] = [];
  let line: string[] = [];
  let place = 0;
  while (place < text.length) {
    const end = text[place] === '"' ? endOfQuoted(text, place) : endOfPlain(text, place, separator);
    const cell = text.slice(place, end);
    line.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (text[end] === separator) {
      place = end + 1;
      continue;
    }
    if (!text.startsWith('\r\n', end)) throw new Error(`Neither a separator nor the end of a line at ${end}.`);
    lines.push(line);
    line = [];
    place = end + 2;
  }
  if (line.length > 0) throw new Error('The last line has no end.');
  return lines;
};

const endOfQuoted = (text: string, start: number): number => {
  for (let place = start + 1; place < text.length; place += 1) {
    if (text[place] !== '"') continue;
    if (text[place + 1] !== '"') return place + 1;
    place += 1;
  }
  throw new Error(`A quotation mark at ${start} is never closed.`);
};

const endOfPlain = (text: string, start: number, separator: string): number => {
  let place = start;
  while (place < text.length && text[place] !== separator && text[place] !== '\r' && text[place] !== '\n') {
    if (text[place] === '"') throw new Error(`A quotation mark inside a bare cell at ${place}.`);
    place += 1;
  }
  return place;
};

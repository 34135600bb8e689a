/**
 * Writes rich texts for the byte projection (projection.ts). A REST response has the JSON of the document inside a JSON
 * string, with a backslash in front of each quote. The writer compares this text with the structure of a document and
 * copies it without the backslashes. It only knows documents of paragraphs, of texts without marks and escapes, and of
 * hard breaks: `isDocument` accepts every such document. All other texts are parsed and checked by `writeParsed`.
 */
import { backslash, closeBrace, closeBracket, comma, quote } from './json-scan.ts';
import { hasBytesAt, jsonText } from './json-bytes.ts';
import type { JsonBytes } from './json-bytes.ts';
import type { Output } from './output.ts';
import type { PlannedField } from './selection-plan.ts';
import type { ValueWriter } from './value-writers.ts';

/** A part of a document: as it is stored, and as it is written. */
interface Token {
  stored: JsonBytes;
  written: JsonBytes;
}

const token = (json: string): Token => ({
  stored: jsonText(json.replaceAll('"', '\\"')),
  written: jsonText(json),
});

const documentStart = token('{"type":"doc","content":[');
const paragraphStart = token('{"type":"paragraph","content":[');
const emptyParagraph = token('{"type":"paragraph"}');
const textStart = token('{"type":"text","text":"');
const hardBreak = token('{"type":"hardBreak"}');
const textEnd = jsonText('"}');
const listEnd = jsonText(']}');

/** A longer text is parsed. A text of this size has fewer nodes than `isDocument` accepts. */
const maxStoredBytes = 1024 * 1024;

/** Writes the selection of a rich text. A selection with fields other than `document` is always written by parsing. */
export const richTextWriter = (slot: number, { inner }: PlannedField, writeParsed: ValueWriter): ValueWriter => {
  const fields = inner?.fields ?? [];
  if (!fields.every(({ field, name }) => !field || name === 'document')) return writeParsed;
  const prefixes: JsonBytes[] = [];
  let literal = '{';
  for (const [index, { field, responseName }] of fields.entries()) {
    literal += `${index === 0 ? '' : ','}"${responseName}":`;
    if (!field) literal += `"${inner?.type.name}"`;
    else {
      prefixes.push(jsonText(literal));
      literal = '';
    }
  }
  const suffix = jsonText(`${literal}}`);
  return (row, out, request) => {
    const { source } = row;
    const start = row.starts[slot] as number;
    const end = row.ends[slot] as number;
    const { length } = out;
    for (const prefix of prefixes) {
      out.append(prefix);
      if (start < 0 || end - start > maxStoredBytes || writeDocument(source, start, out) !== end) {
        out.length = length;
        return writeParsed(row, out, request);
      }
      request.countText(end - start);
    }
    out.append(suffix);
    return true;
  };
};

/** Each function `write…` returns the position after the written part; -1 if the bytes have another form. */
type WritePart = (source: JsonBytes, at: number, out: Output) => number;

const writeDocument: WritePart = (source, start, out) => {
  if (source.bytes[start] !== quote) return -1;
  const end = writeList(source, writeToken(source, start + 1, documentStart, out), out, writeParagraph);
  return end >= 0 && source.bytes[end] === quote ? end + 1 : -1;
};

const writeParagraph: WritePart = (source, at, out) => {
  const end = writeToken(source, at, emptyParagraph, out);
  return end < 0 ? writeList(source, writeToken(source, at, paragraphStart, out), out, writeInline) : end;
};

const writeInline: WritePart = (source, at, out) => {
  const end = writeToken(source, at, hardBreak, out);
  return end < 0 ? writeText(source, writeToken(source, at, textStart, out), out) : end;
};

/** The first backslash belongs to the quote at the end of the text, or the text has an escape. */
const writeText: WritePart = (source, start, out) => {
  if (start < 0) return -1;
  const { bytes } = source;
  const end = bytes.indexOf(backslash, start);
  if (end <= start || bytes[end + 1] !== quote || bytes[end + 2] !== closeBrace) return -1;
  out.copy(source, start, end);
  out.append(textEnd);
  return end + 3;
};

const writeToken = (source: JsonBytes, at: number, { stored, written }: Token, out: Output): number => {
  if (!hasBytesAt(source, at, stored)) return -1;
  out.append(written);
  return at + stored.length;
};

/** Writes the items of a list, and the end of the node around the list. `start` is the position of the first item. */
const writeList = (source: JsonBytes, start: number, out: Output, writeItem: WritePart): number => {
  const { bytes } = source;
  let at = start;
  while (at >= 0) {
    at = writeItem(source, at, out);
    if (at < 0 || bytes[at] !== comma) break;
    out.appendByte(comma);
    at += 1;
  }
  if (at < 0 || bytes[at] !== closeBracket || bytes[at + 1] !== closeBrace) return -1;
  out.append(listEnd);
  return at + 2;
};

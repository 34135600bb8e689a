import type { Warn } from '../context.ts';
import { idText, text } from '../projection/declared-fields.ts';
import { declareReader, declareResponse } from '../projection/declared-reader.ts';

export interface KeyValue {
  key: number | string | null;
  value: string;
}

export interface Choice {
  id: string;
  name: string;
}

/** Reads one entry of a lookup list. */
export const readChoice = declareReader<KeyValue, Choice>(
  { id: idText('key'), name: text('value') },
  { value: 'string' },
);

/**
 * FI-12: reads a lookup list without its first entry, the placeholder. Logs a warning if a list with entries has no
 * placeholder.
 */
export const readChoices = (list: readonly KeyValue[], warn: Warn): Choice[] => {
  const [first, ...others] = list;
  if (!first) return [];
  if (isPlaceholder(first.key)) return others.map((wire) => readChoice(wire));
  warn('Lookup list has no placeholder');
  return list.map((wire) => readChoice(wire));
};

/** Creates a response reader that calls `readChoices`, declared for the byte projection. */
export const choicesReader = (warn: Warn): ((list: readonly KeyValue[]) => Choice[]) =>
  declareResponse((list: readonly KeyValue[]) => readChoices(list, warn), 'choices', readChoice);

export const isPlaceholder = (key: KeyValue['key']): boolean =>
  key === null || ['', '0', '-1'].includes(String(key).trim());

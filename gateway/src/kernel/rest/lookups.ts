import type { Warn } from '../context.ts';
import { assertShape } from './wire.ts';

export interface KeyValue {
  key: number | string | null;
  value: string;
}

export interface Choice {
  id: string;
  name: string;
}

/** One entry of a lookup list. */
export const readChoice = (wire: KeyValue): Choice => {
  assertShape(wire, { value: 'string' });
  return { id: String(wire.key), name: wire.value };
};

/** FI-12: the first entry of a lookup list is a placeholder. Only this function drops it. */
export const readChoices = (list: readonly KeyValue[], warn: Warn): Choice[] => {
  const [first, ...rest] = list;
  if (!first) return [];
  if (isPlaceholder(first.key)) return rest.map(readChoice);
  warn('Lookup list has no placeholder');
  return list.map(readChoice);
};

const isPlaceholder = (key: KeyValue['key']): boolean => key === null || ['', '0', '-1'].includes(String(key).trim());

import { demandForm } from './wire.ts';

export interface KeyValue {
  key: number | string | null;
  value: string;
}

export interface Choice {
  id: string;
  name: string;
}

/** One entry of a list. */
export const readChoice = (wire: KeyValue): Choice => {
  demandForm(wire, { value: 'string' });
  return { id: String(wire.key), name: wire.value };
};

/** FI-12: lists of choices begin with a placeholder; exactly that entry is dropped, here and nowhere else. */
export const readChoices = (list: readonly KeyValue[], warn: (text: string) => void): Choice[] => {
  const [first, ...rest] = list;
  if (!first) return [];
  if (isPlaceholder(first.key)) return rest.map(readChoice);
  warn('A list of choices does not begin with a placeholder: nothing was dropped.');
  return list.map(readChoice);
};

const isPlaceholder = (key: KeyValue['key']): boolean => key === null || ['', '0', '-1'].includes(String(key).trim());

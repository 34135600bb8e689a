import { useLayoutEffect, useRef, useState } from 'react';
import { type ItemField, itemFields, type ItemValues, trimmed } from './item-values.ts';

/** A changed value of the form, with the stored value that the person saw when the change began. */
interface Edit {
  value: ItemValues[ItemField];
  seen: ItemValues[ItemField];
}

type Edits = Partial<Record<ItemField, Edit>>;

/** The changed fields of a form. Fields without a change follow the stored values. */
export const useItemEdits = (stored: ItemValues) => {
  const [edits, setEdits] = useState<Edits>({});
  const latest = useRef(stored);
  useLayoutEffect(() => {
    latest.current = stored;
  });
  const values = { ...stored, ...pick(edits, 'value') } as ItemValues;
  const final = trimmed(values);
  const changed = itemFields.filter((field) => edits[field] && final[field] !== edits[field].seen);
  return {
    values,
    /** The values to save, of changed fields only. */
    changes: Object.fromEntries(changed.map((field) => [field, final[field]])) as Partial<ItemValues>,
    /** The values that the person saw, of the same fields. */
    expected: Object.fromEntries(changed.map((field) => [field, edits[field]?.seen])) as Partial<ItemValues>,
    isChanged: changed.length > 0,
    /** Changed fields whose stored value was changed meanwhile by somebody else. */
    moved: changed.filter((field) => edits[field]?.seen !== stored[field] && final[field] !== stored[field]),
    change: (field: ItemField, value: ItemValues[ItemField]): void =>
      setEdits((present) => ({ ...present, [field]: { value, seen: present[field]?.seen ?? stored[field] } })),
    reset: (): void => setEdits({}),
    /** Discards the changes of fields that somebody else has changed meanwhile. */
    discardMoved: (): void =>
      setEdits((present) =>
        Object.fromEntries(
          Object.entries(present).filter(([field, { seen }]) => seen === latest.current[field as ItemField]),
        ),
      ),
  };
};

const pick = (edits: Edits, part: keyof Edit): Partial<Record<ItemField, unknown>> =>
  Object.fromEntries(Object.entries(edits).map(([field, edit]) => [field, edit[part]]));

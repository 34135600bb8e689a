import { useLayoutEffect, useRef, useState } from 'react';
import { type ItemField, itemFields, type ItemValues, trimValues } from './item-values.ts';

/** A changed value of the form, with the stored value that the user saw when the change began. */
interface Edit {
  value: ItemValues[ItemField];
  seen: ItemValues[ItemField];
}

type Edits = Partial<Record<ItemField, Edit>>;

/** The edits of a form. A field without an edit shows the stored value, also after the stored value has changed. */
export const useItemEdits = (stored: ItemValues) => {
  const [edits, setEdits] = useState<Edits>({});
  const latest = useRef(stored);
  useLayoutEffect(() => {
    latest.current = stored;
  });
  const values = { ...stored, ...pick(edits, 'value') } as ItemValues;
  const trimmedValues = trimValues(values);
  const changed = itemFields.filter((field) => edits[field] && trimmedValues[field] !== edits[field].seen);
  return {
    values,
    /** The values to save, of changed fields only. */
    changes: Object.fromEntries(changed.map((field) => [field, trimmedValues[field]])) as Partial<ItemValues>,
    /** The values of the same fields that the user saw before the change. */
    expected: Object.fromEntries(changed.map((field) => [field, edits[field]?.seen])) as Partial<ItemValues>,
    isChanged: changed.length > 0,
    /** Changed fields whose stored value another user has changed meanwhile. */
    outdated: changed.filter((field) => edits[field]?.seen !== stored[field] && trimmedValues[field] !== stored[field]),
    change: (field: ItemField, value: ItemValues[ItemField]): void =>
      setEdits((previous) => ({ ...previous, [field]: { value, seen: previous[field]?.seen ?? stored[field] } })),
    reset: (): void => setEdits({}),
    /** Discards the edits that a save has stored; `sent` are the saved values. A value typed later stays an edit. */
    discardSavedEdits: (sent: Partial<ItemValues>): void =>
      setEdits((previous) =>
        Object.fromEntries(
          entriesOf(previous)
            .map(([field, edit]) => [field, { ...edit, seen: field in sent ? sent[field] : edit.seen }] as const)
            .filter(([field, { value, seen }]) => trimValues({ ...latest.current, [field]: value })[field] !== seen),
        ),
      ),
    /** Discards the edits of fields that another user has changed meanwhile. */
    discardOutdated: (): void =>
      setEdits((previous) =>
        Object.fromEntries(entriesOf(previous).filter(([field, { seen }]) => seen === latest.current[field])),
      ),
  };
};

const entriesOf = (edits: Edits) => Object.entries(edits) as [ItemField, Edit][];

const pick = (edits: Edits, part: keyof Edit): Partial<Record<ItemField, unknown>> =>
  Object.fromEntries(Object.entries(edits).map(([field, edit]) => [field, edit[part]]));

import { useState } from 'react';

type Values<Field extends string> = Readonly<Record<Field, string>>;

/**
 * The edits of a form whose values are texts. A field is changed only if its value differs from the stored one (CL-2).
 * `prefilled`: edits that the form has when it opens.
 */
export const useEdits = <Field extends string>(
  stored: Values<Field>,
  prefilled: Partial<Record<Field, string>> = {},
) => {
  const [edits, setEdits] = useState(prefilled);
  const values: Values<Field> = { ...stored, ...edits };
  const changed = (Object.keys(stored) as Field[]).filter((field) => values[field].trim() !== stored[field]);
  return {
    values,
    /** Fields whose value differs from the stored one. */
    changed,
    isChanged: changed.length > 0,
    change: (part: Partial<Record<Field, string>>): void => setEdits((previous) => ({ ...previous, ...part })),
    reset: (): void => setEdits({}),
    /** Discards the edits of `fields`, which show the stored values again. The other edits stay unsaved. */
    discard: (fields: readonly string[]): void =>
      setEdits(
        (previous) =>
          Object.fromEntries(Object.entries(previous).filter(([field]) => !fields.includes(field))) as typeof previous,
      ),
  };
};

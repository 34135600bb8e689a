export interface ColumnChoice {
  key: string;
  header: string;
  isShown: boolean;
}

/**
 * The columns that can be chosen: first the shown ones in their order. The first column of a list is always shown, so
 * it is not among the choices.
 */
export const listColumnChoices = (
  columns: readonly { key: string; header: string; isOptional?: true }[],
  chosen: readonly string[],
): ColumnChoice[] => {
  const others = columns.slice(1);
  const shown = chosen.flatMap((key) => others.find((column) => column.key === key) ?? []);
  const first = shown.length > 0 ? shown : others.filter(({ isOptional }) => !isOptional);
  return [...first, ...others.filter((column) => !first.includes(column))].map(({ key, header }) => ({
    key,
    header,
    isShown: first.some((column) => column.key === key),
  }));
};

export const moveColumn = (choices: readonly ColumnChoice[], index: number, step: 1 | -1): ColumnChoice[] => {
  const moved = choices[index];
  return moved ? choices.toSpliced(index, 1).toSpliced(index + step, 0, moved) : [...choices];
};

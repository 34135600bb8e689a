/** Objects and lists inside one another. No body of the contract has more than 5. */
const maxDepth = 50;

/** False for NUL, which PostgreSQL cannot store, and for half a surrogate pair, which UTF-8 cannot encode. */
export const isText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Whether all of a parsed input can be stored: texts, finite numbers, and no deeper than `maxDepth`. */
export const isFit = (value: unknown, depth = 0): boolean => {
  if (typeof value === 'string') return isText(value);
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === maxDepth) return false;
  return Object.entries(value).every(([name, inner]) => isText(name) && isFit(inner, depth + 1));
};

/** The name of the first parameter or field that is not fit, null if all are. A name that is no text is left out. */
export const findUnfitName = (values: unknown): string | null => {
  if (typeof values !== 'object' || values === null) return isFit(values) ? null : '';
  for (const [name, value] of Object.entries(values)) {
    if (!isText(name)) return '';
    if (!isFit(value)) return name;
  }
  return null;
};

/** NUL and halves of surrogate pairs as an address spells them. A decoder would replace the halves by another sign. */
export const hasUnfitBytes = (address: string): boolean => /%(00|ed%[ab])/i.test(address);

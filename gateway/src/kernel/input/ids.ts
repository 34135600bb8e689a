/** The number that an id stands for; null for an id that no record can have. */
export const readId = (id: string): number | null => {
  const number = /^[1-9]\d{0,15}$/.test(id) ? Number(id) : null;
  return number !== null && Number.isSafeInteger(number) ? number : null;
};

/** Those of several ids that a record can have. */
export const readIds = (ids: readonly string[]): number[] => ids.flatMap((id) => readId(id) ?? []);

/** The number of an id; null if no record can have the id. */
export const readId = (id: string): number | null => {
  const number = /^[1-9]\d{0,15}$/.test(id) ? Number(id) : null;
  return number !== null && Number.isSafeInteger(number) ? number : null;
};

/** The numbers of the ids that a record can have. */
export const readIds = (ids: readonly string[]): number[] => ids.flatMap((id) => readId(id) ?? []);

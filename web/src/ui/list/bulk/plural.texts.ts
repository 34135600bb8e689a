/** Returns the form of a noun that follows a number. */
export const plural = (count: number, one: string, many: string): string => (count === 1 ? one : many);

/** Returns an `ilike` pattern for texts that contain the given text. Wildcards in the text are escaped. */
export const toContainsPattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** An `ilike` pattern for texts that contain the given one; its signs stand for themselves. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

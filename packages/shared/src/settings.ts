import type { z } from 'zod';

/** Invalid settings; one line per variable. */
export class SettingsError extends Error {
  override name = 'SettingsError';
  readonly lines: string[];

  constructor(lines: string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/** Removes empty variables, which count as absent. */
export const withoutEmpty = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => Boolean(entry[1])));

/** @throws SettingsError */
export const parseSettings = <Schema extends z.ZodType>(schema: Schema, env: NodeJS.ProcessEnv): z.output<Schema> => {
  const { success, data, error } = schema.safeParse(withoutEmpty(env));
  if (success) return data;
  throw new SettingsError(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
};

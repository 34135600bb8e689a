/**
 * Environment variables that were renamed, by their old names. The old names still work in the version that renames
 * them; the next version ignores them.
 */
export type RenamedSettings = Readonly<Record<string, string>>;

export interface DeprecatedSetting {
  setting: string;
  replacement: string;
}

interface Translated {
  env: Record<string, string>;
  deprecated: DeprecatedSetting[];
}

/** Replaces old names by new ones and leaves out empty values. The new name wins if both are set. */
export const translateRenamedSettings = (env: NodeJS.ProcessEnv, renamed: RenamedSettings): Translated => {
  const translated: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) if (value) translated[name] = value;
  const deprecated: DeprecatedSetting[] = [];
  for (const [setting, replacement] of Object.entries(renamed)) {
    const value = translated[setting];
    if (value === undefined) continue;
    delete translated[setting];
    translated[replacement] ??= value;
    deprecated.push({ setting, replacement });
  }
  return { env: translated, deprecated };
};

/** Writes one log line for each old name. */
export const warnOfDeprecatedSettings = (
  deprecated: readonly DeprecatedSetting[],
  log: { warn(fields: DeprecatedSetting, message: string): void },
): void => {
  for (const fields of deprecated) log.warn(fields, 'Setting is deprecated');
};

// `npm run restore -- <file>`: restores a backup into an empty installation. With --replace, the backup replaces the
// data of any installation.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { explainFailure } from './backup/explain-failure.ts';
import { openTargetInstallation } from './backup/installation.ts';
import { checkBackup, restoreBackup } from './backup/restore-backup.ts';
import { readLaunchSettings } from './launch/settings.ts';

const usage = 'Usage: npm run restore -- <file> [--replace]';

const readArguments = (): { file: string; mayReplace: boolean } => {
  try {
    const options = { replace: { type: 'boolean', default: false } } as const;
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) throw new Error('One file is needed.');
    return { file: resolve(file), mayReplace: values.replace };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    process.exit(1);
  }
};

const runRestore = async (file: string, mayReplace: boolean): Promise<void> => {
  const settings = readLaunchSettings(process.env, []);
  const backup = await checkBackup(file);
  const { version, madeOn } = backup.header;
  const installation = await openTargetInstallation(settings);
  try {
    const summary = await restoreBackup(backup, installation, { mayReplace });
    const rows = Object.values(summary.rows).reduce((sum, count) => sum + count, 0);
    console.log(
      `Restored ${rows} rows and ${summary.files} files as they were on ${madeOn}, written by Struma ${version}.`,
    );
    for (const sha256 of summary.missing)
      console.error(`Already missing when the backup was made: attachment ${sha256}`);
    for (const sha256 of summary.damaged)
      console.error(`Already damaged when the backup was made: attachment ${sha256}`);
  } finally {
    await installation.close();
  }
};

const { file, mayReplace } = readArguments();
try {
  await runRestore(file, mayReplace);
} catch (error) {
  console.error(explainFailure(error, file, resolve(process.env['DATA_DIR'] ?? 'data')));
  process.exitCode = 1;
}

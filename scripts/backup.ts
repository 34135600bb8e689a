// `npm run backup -- <file>`: writes database, attachments and secrets into one consistent file, also while the product
// is running.
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { explainFailure } from './backup/explain-failure.ts';
import { openInstallation } from './backup/installation.ts';
import { makeBackup } from './backup/make-backup.ts';
import { readLaunchSettings } from './launch/settings.ts';

const usage = 'Usage: npm run backup -- <file> [--snapshot <exported snapshot>]';
/** Exit status of a backup in which attachments are missing or damaged. */
const lossesStatus = 3;
const aborted = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.on(name, () => aborted.abort(new Error('Stopped. No backup was made.')));

const runBackup = async (file: string, snapshot: string | undefined): Promise<number> => {
  const installation = await openInstallation(readLaunchSettings(process.env, []));
  try {
    const summary = await makeBackup(installation, { file, snapshot, signal: aborted.signal });
    const rows = Object.values(summary.rows).reduce((sum, count) => sum + count, 0);
    console.log(`${file}: ${rows} rows of ${Object.keys(summary.rows).length} tables, ${summary.files} files.`);
    for (const sha256 of summary.missing) console.error(`Missing among the attachments: ${sha256}`);
    for (const sha256 of summary.damaged) console.error(`Damaged among the attachments: ${sha256}`);
    return summary.missing.length + summary.damaged.length > 0 ? lossesStatus : 0;
  } finally {
    await installation.close();
  }
};

const readArguments = (): { file: string; snapshot?: string } => {
  try {
    const options = { snapshot: { type: 'string' } } as const;
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) throw new Error('One file is needed.');
    return { file: resolve(file), ...values };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    process.exit(1);
  }
};

const { file, snapshot } = readArguments();
try {
  process.exitCode = await runBackup(file, snapshot);
} catch (error) {
  console.error(explainFailure(aborted.signal.aborted ? aborted.signal.reason : error, file, dirname(file)));
  process.exitCode = 1;
}

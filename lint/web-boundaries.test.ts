import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { temporaryFolder } from '../tests/builders/files/temporary-folder.ts';

const root = join(import.meta.dirname, '..');

let folder: string;

beforeAll(async () => {
  folder = await temporaryFolder('lint');
  for (const path of ['.oxlintrc.json', 'lint']) cpSync(join(root, path), join(folder, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  write('web/src/types.ts', "export type SignalStatus = 'SIGNAL';\n");
  write('web/src/signals/signals.generated.ts', 'export const SignalsDocument = {};\n');
  write('web/src/signals/signal-source.ts', 'export const signalSource = {};\n');
  write('web/src/platform/store.ts', 'export const store = {};\n');
});

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

/** Writes a file, and returns the rules that it violates. */
const lint = (path: string, text: string): string[] => {
  write(path, text);
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['-f', 'unix', path], {
    cwd: folder,
    encoding: 'utf8',
  });
  return [...stdout.matchAll(/\[Error\/(.+)\]$/gm)].map(([, rule = '']) => rule);
};

const generated =
  "import { SignalsDocument } from '../signals/signals.generated.ts';\n\nexport const x = SignalsDocument;\n";
const schemaType = "import type { SignalStatus } from '../types.ts';\n\nexport type X = SignalStatus;\n";
const feature = "import { signalSource } from '../signals/signal-source.ts';\n\nexport const x = signalSource;\n";

test.each(['web/src/ui/block.ts', 'web/src/platform/block.ts'])(
  '%s may import the platform, but no feature and no generated type',
  (path) => {
    expect(lint(path, generated)).toContain('eslint(no-restricted-imports)');
    expect(lint(path, schemaType)).toEqual(['eslint(no-restricted-imports)']);
    expect(lint(path, feature)).toEqual(['boundaries(dependencies)']);
    expect(lint(path, "import { store } from '../platform/store.ts';\n\nexport const x = store;\n")).toEqual([]);
  },
);

test('a feature may import generated types', () => {
  expect(lint('web/src/meters/meters.ts', schemaType)).toEqual([]);
});

import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { findFeatureTests, findTitlePattern } from './feature-tests.ts';

const root = join(import.meta.dirname, '../..');
const requirements =
  '# Requirements\n## SG · Signals (A2)\n## CL, AD · Clients and addresses (B2)\n## WM · Water meters (B2)\n';

describe('the tests of one feature', () => {
  test('are the unit tests in its folders and the tests across packages whose titles have its requirements', () => {
    const { files, titlePattern } = findFeatureTests(root, 'signals');
    expect(titlePattern).toBe('\\b(SG)-\\d');
    expect(files).toEqual(
      expect.arrayContaining(['tests/contract/signals.test.ts', 'tests/contract/conversation.test.ts']),
    );
    for (const name of ['gateway', 'web', 'backend'])
      expect(files.some((file) => file.startsWith(`${name}/src/signals/`))).toBe(true);
    expect(files.filter((file) => /\/map\/|node_modules/.test(file))).toEqual([]);
  });

  test.each([
    ['signals', '\\b(SG)-\\d'],
    ['addresses', '\\b(CL|AD)-\\d'],
    ['water-meters', '\\b(WM)-\\d'],
    ['kernel', null],
  ])('%s has the requirements %s', (feature, expected) => {
    expect(findTitlePattern(requirements, feature)).toBe(expected);
  });

  test('are none for an unknown name', () => {
    expect(findFeatureTests(root, 'signal')).toEqual({ files: [], titlePattern: null });
  });
});

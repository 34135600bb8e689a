import { describe, expect, test } from '@jest/globals';
import { findUnreadable } from '../../platform/command/unreadable-file.ts';
import { addFiles, findEmpty, percentages } from './files.ts';
import { findProblem } from '../conversation/composer/message-problem.ts';

const file = (name: string, size: number): File => new File(['x'.repeat(size)], name, { lastModified: 1 });

describe('SG-12 files of a reply', () => {
  test('keep their order, without duplicates and empty files', () => {
    const a = file('a', 3);
    const b = file('b', 5);
    const empty = file('празен', 0);
    expect(addFiles([a], [file('a', 3), empty, b, file('b', 5)])).toEqual([a, b]);
    expect(findEmpty([a, empty])).toEqual([empty]);
  });

  test('show the sent percentage of each', () => {
    const files = [file('a', 100), file('b', 300)];
    expect(percentages(files, 0)).toEqual([0, 0]);
    expect(percentages(files, 50)).toEqual([50, 0]);
    expect(percentages(files, 250)).toEqual([100, 50]);
    expect(percentages(files, 9999)).toEqual([100, 100]);
  });

  test('are found if they can no longer be read', async () => {
    const gone = { name: 'gone', slice: () => ({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }) };
    const good = { name: 'good', slice: () => ({ arrayBuffer: async () => new ArrayBuffer(1) }) };
    expect((await findUnreadable([good, gone] as unknown as File[]))?.name).toBe('gone');
    expect(await findUnreadable([good] as unknown as File[])).toBeNull();
  });
});

describe('SG-13 the text of a reply', () => {
  const document = (text: string) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  });

  test('may not be empty', () => {
    expect(findProblem(null)).toBe('Напишете съобщение.');
    expect(findProblem(document('   '))).toBe('Напишете съобщение.');
    expect(findProblem(document('Да'))).toBeNull();
  });

  test('may not be longer than the limit of the gateway', () => {
    expect(findProblem(document('а'.repeat(50_000)))).toBeNull();
    expect(findProblem(document('а'.repeat(50_001)))).toMatch(/^Съобщението е по-дълго/);
  });

  test('may not have more lines than the gateway accepts', () => {
    const content = Array.from({ length: 2000 }, () => ({ type: 'paragraph' }));
    const lines = { type: 'doc', content: [...content, ...document('Да').content] };
    expect(findProblem(lines)).toBe('Съобщението има твърде много редове или форматиране.');
  });
});

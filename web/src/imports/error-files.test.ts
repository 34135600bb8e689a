import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { downloadErrorFiles, errorFilesOf } from './error-files.ts';

const run = { id: '7', fileName: 'водомери & клиенти.csv', badFile: 'bad.csv', invalidFile: 'invalid.csv' };
const opened: string[] = [];
const listen = (event: Event): void => {
  event.preventDefault();
  if (event.target instanceof HTMLAnchorElement) opened.push(event.target.download);
};

beforeEach(() => {
  jest.useFakeTimers();
  document.addEventListener('click', listen);
});
afterEach(() => {
  jest.useRealTimers();
  document.removeEventListener('click', listen);
  opened.length = 0;
});

test('IM-5 error files are downloaded one every 3 seconds', () => {
  downloadErrorFiles(run);
  expect(opened).toEqual(['bad.csv']);
  jest.advanceTimersByTime(2_999);
  expect(opened).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(opened).toEqual(['bad.csv', 'invalid.csv']);
});

test('IM-5 a run has a link for each of its error files', () => {
  expect(errorFilesOf(run).map(({ url }) => url)).toEqual([
    `/files/imports/7/errors?${new URLSearchParams({ importFileName: run.fileName, erroFileName: 'bad.csv' })}`,
    `/files/imports/7/errors?${new URLSearchParams({ importFileName: run.fileName, erroFileName: 'invalid.csv' })}`,
  ]);
  expect(errorFilesOf({ ...run, badFile: null })).toHaveLength(1);
  expect(errorFilesOf({ ...run, badFile: null, invalidFile: null })).toEqual([]);
});

import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type DownloadableFile, downloadAll, openDownload } from './download.ts';

const files = ['a', 'b', 'c'].map((name) => ({ url: `/files/${name}`, fileName: `${name}.jpg` }));

describe('SG-14 several files', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const begin = (some: readonly DownloadableFile[]) => {
    const opened: string[] = [];
    const reports: (number | null)[] = [];
    const stop = downloadAll(
      some,
      (started) => reports.push(started),
      ({ url }) => opened.push(url),
    );
    return { opened, reports, stop };
  };

  test('are downloaded one per second', () => {
    const { opened, reports } = begin(files);
    expect(opened).toEqual(['/files/a']);
    jest.advanceTimersByTime(999);
    expect(opened).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(opened).toEqual(['/files/a', '/files/b']);
    jest.advanceTimersByTime(2000);
    expect(opened).toEqual(['/files/a', '/files/b', '/files/c']);
    expect(reports).toEqual([1, 2, 3, null]);
    jest.advanceTimersByTime(10_000);
    expect(opened).toHaveLength(3);
  });

  test('are no longer downloaded after a cancellation', () => {
    const { opened, stop } = begin(files);
    jest.advanceTimersByTime(1000);
    stop();
    jest.advanceTimersByTime(10_000);
    expect(opened).toEqual(['/files/a', '/files/b']);
  });

  test('an empty list starts no download and reports the end at once', () => {
    const { opened, reports } = begin([]);
    jest.advanceTimersByTime(10_000);
    expect(opened).toEqual([]);
    expect(reports).toEqual([null]);
  });
});

describe('SG-14 one file', () => {
  test('is downloaded by the browser under its name, without changing the page', () => {
    const clicked: [string | null, string][] = [];
    const listen = (event: Event): void => {
      event.preventDefault();
      if (event.target instanceof HTMLAnchorElement)
        clicked.push([event.target.getAttribute('href'), event.target.download]);
    };
    document.addEventListener('click', listen);
    openDownload({ url: '/files/signals/1/attachments/0', fileName: 'снимка.jpg' });
    document.removeEventListener('click', listen);
    expect(clicked).toEqual([['/files/signals/1/attachments/0', 'снимка.jpg']]);
    expect(document.querySelector('a')).toBeNull();
  });
});

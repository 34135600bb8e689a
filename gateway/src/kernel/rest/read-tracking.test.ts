import { describe, expect, test } from '@jest/globals';
import { trackReads } from './read-tracking.ts';
import { ReadResult } from './reads.ts';

const toResponse = (etag: string | null, value: unknown): ReadResult =>
  new ReadResult(etag, Buffer.from(JSON.stringify(value)));

/** Creates a service whose responses a test can replace. */
const createService = (responses: Record<string, ReadResult>) => {
  const requested: string[] = [];
  const read = async (path: string): Promise<ReadResult> => {
    requested.push(path);
    const response = responses[path];
    if (!response) throw new Error(path);
    return response;
  };
  return { responses, requested, read };
};

const readAll = async (read: (path: string) => Promise<ReadResult>, ...paths: string[]) => {
  const tracker = trackReads(read);
  for (const path of paths) await tracker.read(path);
  return tracker.trackedReads() ?? [];
};

describe('the reads of one request', () => {
  test('a path that is read twice is tracked once, with its ETag', async () => {
    const { read } = createService({ '/list': toResponse('"1"', { items: [] }), '/flag': toResponse('"2"', true) });
    expect(await readAll(read, '/list', '/flag', '/list')).toEqual([
      { path: '/list', etag: '"1"' },
      { path: '/flag', etag: '"2"' },
    ]);
  });

  test('a read is unchanged if its ETag is equal; equal JSON with another ETag is a change', async () => {
    const { read, responses } = createService({ '/list': toResponse('"1"', []), '/flag': toResponse('"2"', true) });
    const trackedReads = await readAll(read, '/list', '/flag');
    responses['/list'] = toResponse('"1"', []);
    expect(await trackReads(read).areUnchanged(trackedReads)).toBe(true);
    responses['/list'] = toResponse('"3"', []);
    expect(await trackReads(read).areUnchanged(trackedReads)).toBe(false);
  });

  test('a comparison and a later read share one REST call, also if this call fails', async () => {
    const { read, responses, requested } = createService({
      '/list': toResponse('"1"', [1]),
      '/gone': toResponse('"2"', {}),
    });
    const trackedReads = await readAll(read, '/list', '/gone');
    delete responses['/gone'];
    requested.length = 0;
    const tracker = trackReads(read);
    expect(await tracker.areUnchanged(trackedReads)).toBe(false);
    expect(await tracker.read('/list')).toEqual([1]);
    await expect(tracker.read('/gone')).rejects.toThrow('/gone');
    expect(requested).toEqual(['/list', '/gone']);
  });

  test('a failed read, a read without an ETag and data from another source make the response uncacheable', async () => {
    const untagged = toResponse(null, true);
    const noJson = new ReadResult('"2"', Buffer.from('<html>'));
    const { read } = createService({ '/list': toResponse('"1"', []), '/flag': untagged, '/page': noJson });
    for (const path of ['/other', '/flag', '/page']) {
      const tracker = trackReads(read);
      await tracker.read('/list');
      await tracker.read(path).catch(() => null);
      expect(tracker.trackedReads()).toBeNull();
    }
    const marked = trackReads(read);
    await marked.read('/list');
    marked.markUncacheable();
    expect(marked.trackedReads()).toBeNull();
  });
});

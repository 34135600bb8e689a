import { describe, expect, test } from '@jest/globals';
import { takeNotes } from './read-tracking.ts';

/** A service whose answers a test exchanges; an answer that is not exchanged stays the very same. */
const service = (answers: Record<string, unknown>) => {
  const asked: string[] = [];
  const read = (path: string): Promise<unknown> => {
    asked.push(path);
    return path in answers ? Promise.resolve(answers[path]) : Promise.reject(new Error(path));
  };
  return { answers, asked, read };
};

const readingsOf = async (read: (path: string) => Promise<unknown>, ...paths: string[]) => {
  const notes = takeNotes(read);
  for (const path of paths) await notes.read(path);
  return notes.readings() ?? [];
};

describe('notes of what was read for one request', () => {
  test('what is read twice is noted once, with its answer', async () => {
    const { read } = service({ '/list': { items: [] }, '/flag': true });
    const readings = await readingsOf(read, '/list', '/flag', '/list');
    expect(readings.map(({ path }) => path)).toEqual(['/list', '/flag']);
  });

  test('unchanged answers are unchanged; another answer of the same form is not', async () => {
    const { read, answers } = service({ '/list': { items: [] }, '/flag': true });
    const readings = await readingsOf(read, '/list', '/flag');
    expect(await takeNotes(read).areUnchanged(readings)).toBe(true);
    answers['/list'] = { items: [] };
    expect(await takeNotes(read).areUnchanged(readings)).toBe(false);
  });

  test('a plain value counts by itself', async () => {
    const { read, answers } = service({ '/flag': true });
    const readings = await readingsOf(read, '/flag');
    expect(await takeNotes(read).areUnchanged(readings)).toBe(true);
    answers['/flag'] = false;
    expect(await takeNotes(read).areUnchanged(readings)).toBe(false);
  });

  test('what was read again is not asked for a second time, and a failure is the reader’s', async () => {
    const { read, answers, asked } = service({ '/list': {}, '/gone': {} });
    const readings = await readingsOf(read, '/list', '/gone');
    delete answers['/gone'];
    asked.length = 0;
    const notes = takeNotes(read);
    expect(await notes.areUnchanged(readings)).toBe(false);
    expect(await notes.read('/list')).toBe(answers['/list']);
    await expect(notes.read('/gone')).rejects.toThrow('/gone');
    expect(asked).toEqual(['/list', '/gone']);
  });

  test('after a failure or anything else there are no readings', async () => {
    const { read } = service({ '/list': {} });
    const failed = takeNotes(read);
    await failed.read('/list');
    await failed.read('/other').catch(() => null);
    expect(failed.readings()).toBeNull();
    const spoilt = takeNotes(read);
    await spoilt.read('/list');
    spoilt.spoil();
    expect(spoilt.readings()).toBeNull();
  });
});

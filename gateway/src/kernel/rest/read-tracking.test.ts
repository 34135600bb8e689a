import { describe, expect, test } from '@jest/globals';
import { takeNotes } from './read-tracking.ts';
import { ReadAnswer } from './reads.ts';

const answerOf = (etag: string | null, value: unknown): ReadAnswer =>
  new ReadAnswer(etag, Buffer.from(JSON.stringify(value)));

/** A service whose answers a test exchanges. */
const service = (answers: Record<string, ReadAnswer>) => {
  const asked: string[] = [];
  const read = async (path: string): Promise<ReadAnswer> => {
    asked.push(path);
    const answer = answers[path];
    if (!answer) throw new Error(path);
    return answer;
  };
  return { answers, asked, read };
};

const readingsOf = async (read: (path: string) => Promise<ReadAnswer>, ...paths: string[]) => {
  const notes = takeNotes(read);
  for (const path of paths) await notes.read(path);
  return notes.readings() ?? [];
};

describe('notes of what was read for one request', () => {
  test('what is read twice is noted once, with its tag', async () => {
    const { read } = service({ '/list': answerOf('"1"', { items: [] }), '/flag': answerOf('"2"', true) });
    expect(await readingsOf(read, '/list', '/flag', '/list')).toEqual([
      { path: '/list', etag: '"1"' },
      { path: '/flag', etag: '"2"' },
    ]);
  });

  test('answers with the same tags are unchanged; the same JSON with another tag is not', async () => {
    const { read, answers } = service({ '/list': answerOf('"1"', []), '/flag': answerOf('"2"', true) });
    const readings = await readingsOf(read, '/list', '/flag');
    answers['/list'] = answerOf('"1"', []);
    expect(await takeNotes(read).areUnchanged(readings)).toBe(true);
    answers['/list'] = answerOf('"3"', []);
    expect(await takeNotes(read).areUnchanged(readings)).toBe(false);
  });

  test('what was read again is not asked for a second time, and a failure is the reader’s', async () => {
    const { read, answers, asked } = service({ '/list': answerOf('"1"', [1]), '/gone': answerOf('"2"', {}) });
    const readings = await readingsOf(read, '/list', '/gone');
    delete answers['/gone'];
    asked.length = 0;
    const notes = takeNotes(read);
    expect(await notes.areUnchanged(readings)).toBe(false);
    expect(await notes.read('/list')).toEqual([1]);
    await expect(notes.read('/gone')).rejects.toThrow('/gone');
    expect(asked).toEqual(['/list', '/gone']);
  });

  test('after a failure, an answer without a tag or anything else there are no readings', async () => {
    const untagged = answerOf(null, true);
    const noJson = new ReadAnswer('"2"', Buffer.from('<html>'));
    const { read } = service({ '/list': answerOf('"1"', []), '/flag': untagged, '/page': noJson });
    for (const path of ['/other', '/flag', '/page']) {
      const notes = takeNotes(read);
      await notes.read('/list');
      await notes.read(path).catch(() => null);
      expect(notes.readings()).toBeNull();
    }
    const spoilt = takeNotes(read);
    await spoilt.read('/list');
    spoilt.spoil();
    expect(spoilt.readings()).toBeNull();
  });
});

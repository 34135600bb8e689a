import { describe, expect, test } from '@jest/globals';
import { createPictureQueue } from './picture-queue.ts';

/** Creates a queue. The test finishes pictures by the promises in `drawn`. */
const start = (limits: Parameters<typeof createPictureQueue>[0]) => {
  const queue = createPictureQueue(limits);
  const drawn: PromiseWithResolvers<string>[] = [];
  const request = (subject: string, hasDisconnected = () => false) => {
    const answer = queue({ subject, hasDisconnected }, () => {
      drawn.push(Promise.withResolvers());
      return drawn.at(-1)?.promise ?? Promise.resolve('');
    });
    // The test may await the rejection later.
    answer.catch(() => undefined);
    return answer;
  };
  return { request, drawn, settled: () => new Promise(setImmediate) };
};

describe('WMS pictures', () => {
  test('are drawn up to the limit; the next picture starts after an earlier one has ended', async () => {
    const { request, drawn, settled } = start({ running: 2, waiting: 10, ofPerson: 10 });
    const answers = [request('one'), request('one'), request('one')];
    await settled();
    expect(drawn).toHaveLength(2);
    drawn[0]?.reject(new Error('broken'));
    await expect(answers[0]).rejects.toThrow('broken');
    await settled();
    expect(drawn).toHaveLength(3);
    drawn[2]?.resolve('picture');
    expect(await answers[2]).toBe('picture');
  });

  test('one person cannot fill the queue, and a full queue refuses at once', async () => {
    const { request, drawn, settled } = start({ running: 1, waiting: 3, ofPerson: 2 });
    const first = request('one');
    void request('one');
    await expect(request('one')).rejects.toMatchObject({ status: 429 });
    void request('two');
    void request('three');
    await settled();
    await expect(request('four')).rejects.toMatchObject({ status: 429 });
    drawn[0]?.resolve('picture');
    await first;
    await settled();
    void request('one');
    await settled();
    expect(drawn).toHaveLength(2);
  });

  test('a picture whose client has disconnected is not drawn', async () => {
    const { request, drawn, settled } = start({ running: 1, waiting: 3, ofPerson: 3 });
    void request('one');
    const gone = request('one', () => true);
    await settled();
    drawn[0]?.resolve('picture');
    await expect(gone).rejects.toMatchObject({ status: 429 });
    expect(drawn).toHaveLength(1);
  });
});

import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { findPipe } from './pipe-at.ts';

const place = { latitude: 42.7, longitude: 23.3 };
const nothing = 'GetFeatureInfo results:\n\n  Search returned no results.\n';
const hits = (...ids: number[]): string =>
  `GetFeatureInfo results:\n\nLayer 'pipelines'\n${ids.map((id) => `  Feature ${id}: \n    osm_id = '${id}'\n    aq_type = 'главен'\n`).join('')}`;

/** Asks a map server that answers so from call to call; answers what came out and how wide the boxes were. */
const find = async (...answers: string[]) => {
  const widths: number[] = [];
  const said: string[] = [];
  const rest = {
    bytes: async (_path: string, { BBOX = '' }: Readonly<Record<string, string>>) => {
      const [west = 0, , east = 0] = BBOX.split(',').map(Number);
      const body = Buffer.from(answers[widths.length] ?? '');
      widths.push(east - west);
      return { status: 200, headers: { 'content-type': 'text/plain' }, body };
    },
  };
  const pipe = await findPipe({ rest, warn: (text) => said.push(text) }, place, 17).catch((error: Error) => error);
  return { pipe, widths, said };
};

/** Asks a map server that codes what it answers. */
const findCoded = async (coding: string, body: Buffer) => {
  const headers = { 'content-type': 'text/plain', 'content-encoding': coding };
  const rest = { bytes: () => Promise.resolve({ status: 200, headers, body }) };
  return findPipe({ rest, warn: () => undefined }, place, 17).catch((error: Error) => error);
};

describe('MP-8 the pipe at a place', () => {
  test('is the only one that is hit', async () => {
    expect(await find(hits(7))).toMatchObject({ pipe: { id: '7', type: 'главен' }, widths: [expect.any(Number)] });
  });

  test('of several is the one that a nearer look still hits', async () => {
    const { pipe, widths } = await find(hits(3, 7, 9), hits(7, 9), hits(9));
    expect(pipe).toEqual({ id: '9', type: 'главен' });
    expect(widths).toHaveLength(3);
    expect((widths[2] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(1 / 8);
    expect((await find(hits(3, 7), nothing)).pipe).toMatchObject({ id: '3' });
  });

  test('is read from an answer that is compressed, and a coding that nobody can read is a failure', async () => {
    expect(await findCoded('gzip', gzipSync(hits(7)))).toEqual({ id: '7', type: 'главен' });
    const failure = { extensions: { code: 'UPSTREAM_FAILED' } };
    expect(await findCoded('gzip', Buffer.from(hits(7)))).toMatchObject(failure);
    expect(await findCoded('gzip', gzipSync(Buffer.alloc(2 * 1024 * 1024)))).toMatchObject(failure);
  });

  test('is none where nothing is hit, and a failure where the map server refuses', async () => {
    expect(await find(nothing)).toMatchObject({ pipe: null, said: [] });
    const refused = await find('<ServiceExceptionReport><ServiceException code="X">no</ServiceException>');
    expect(refused.pipe).toMatchObject({ extensions: { code: 'UPSTREAM_FAILED' } });
    expect(refused.said).toEqual(['The map server refused: X']);
  });
});

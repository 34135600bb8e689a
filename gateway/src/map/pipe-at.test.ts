import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { findPipe } from './pipe-at.ts';

const place = { latitude: 42.7, longitude: 23.3 };
const nothing = 'GetFeatureInfo results:\n\n  Search returned no results.\n';
const hits = (...ids: number[]): string =>
  `GetFeatureInfo results:\n\nLayer 'pipelines'\n${ids.map((id) => `  Feature ${id}: \n    osm_id = '${id}'\n    aq_type = 'главен'\n`).join('')}`;

/**
 * Finds a pipe with a map server that sends these responses in order. Returns the pipe, the widths of the requested
 * boxes in metres, and the warnings.
 */
const find = async (...responses: string[]) => {
  const widths: number[] = [];
  const warnings: unknown[] = [];
  const rest = {
    bytes: async (_path: string, { BBOX = '' }: Readonly<Record<string, string>>) => {
      const [west = 0, , east = 0] = BBOX.split(',').map(Number);
      const body = Buffer.from(responses[widths.length] ?? '');
      widths.push(east - west);
      return { status: 200, headers: { 'content-type': 'text/plain' }, body };
    },
  };
  const pipe = await findPipe({ rest, warn: (...warning) => void warnings.push(warning) }, place, 17).catch(
    (error: Error) => error,
  );
  return { pipe, widths, warnings };
};

/** Finds a pipe with a map server that sends a compressed response. */
const findCoded = async (coding: string, body: Buffer) => {
  const headers = { 'content-type': 'text/plain', 'content-encoding': coding };
  const rest = { bytes: () => Promise.resolve({ status: 200, headers, body }) };
  return findPipe({ rest, warn: () => undefined }, place, 17).catch((error: Error) => error);
};

describe('MP-8 the pipe at a place', () => {
  test('is the only hit', async () => {
    expect(await find(hits(7))).toMatchObject({ pipe: { id: '7', type: 'главен' }, widths: [expect.any(Number)] });
  });

  test('of several hits is the one that remains at a higher zoom', async () => {
    const { pipe, widths } = await find(hits(3, 7, 9), hits(7, 9), hits(9));
    expect(pipe).toEqual({ id: '9', type: 'главен' });
    expect(widths).toHaveLength(3);
    expect((widths[2] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(1 / 8);
    expect((await find(hits(3, 7), nothing)).pipe).toMatchObject({ id: '3' });
  });

  test('is read from a compressed response; an invalid or too large one is UPSTREAM_FAILED', async () => {
    expect(await findCoded('gzip', gzipSync(hits(7)))).toEqual({ id: '7', type: 'главен' });
    const failure = { extensions: { code: 'UPSTREAM_FAILED' } };
    expect(await findCoded('gzip', Buffer.from(hits(7)))).toMatchObject(failure);
    expect(await findCoded('gzip', gzipSync(Buffer.alloc(2 * 1024 * 1024)))).toMatchObject(failure);
  });

  test('is null without a hit and UPSTREAM_FAILED after an exception of the map server', async () => {
    expect(await find(nothing)).toMatchObject({ pipe: null, warnings: [] });
    const refused = await find('<ServiceExceptionReport><ServiceException code="X">no</ServiceException>');
    expect(refused.pipe).toMatchObject({ extensions: { code: 'UPSTREAM_FAILED' } });
    expect(refused.warnings).toEqual([['Map server request failed', { reason: 'X' }]]);
  });
});

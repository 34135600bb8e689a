import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type pg from 'pg';
import { fillReferenceUtility } from '@struma/demo/fill-reference-utility.ts';

/** Fills an empty database with the reference utility, without the bytes of its files. */
export const fillTestUtility = (pool: pg.Pool, waterMeters = 600): Promise<Record<string, number>> =>
  fillReferenceUtility({
    pool,
    attachments: discardingStore,
    waterMeters,
    signals: 30,
    until: new Date('2026-05-20T09:40:00Z'),
  });

const discardingStore = {
  receive: async (bytes: Readable) => {
    const content = Buffer.concat(await bytes.toArray());
    return {
      sha256: createHash('sha256').update(content).digest('hex'),
      size: content.length,
      keep: () => Promise.resolve(),
    };
  },
};

import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import type { AttachmentStore } from '../../attachments/attachment-store.ts';
import { archiveOf } from './archive.ts';

test('an archive contains all files, also those whose names ZIP does not allow', async () => {
  const store = { read: async () => Readable.from([Buffer.from('bytes')]) } as unknown as AttachmentStore;
  const names = ['a:b.jpg', 'C:', '/x', '..', String.raw`\\server\x`, 'я'.repeat(400), '', 'CON', '\u202e.png'];
  const entries = names.map((name) => ({ name, size: 5, sha256: 'a'.repeat(64), createdAt: new Date(0) }));
  const archive = await buffer(archiveOf(entries, store));
  expect(archive.readUInt32LE(archive.length - 22)).toBe(0x06054b50);
  expect(archive.readUInt16LE(archive.length - 12)).toBe(names.length);
});

import { statfs } from 'node:fs/promises';

const nearlyNothing = 16 * 1024 * 1024;

/**
 * The reason why something failed, in words for the person who started the product. On a full disk every part fails in
 * its own way, so the disk itself is asked.
 */
export const reasonOf = async (error: unknown, dataFolder: string): Promise<string> => {
  const message = error instanceof Error ? error.message : String(error);
  const disk = await statfs(dataFolder).catch(() => null);
  if (!disk || disk.bavail * disk.bsize > nearlyNothing || message.includes('is full')) return message;
  return `The disk of ${dataFolder} is full. Make room and start again.\n${message}`;
};

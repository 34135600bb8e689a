import PQueue from 'p-queue';
import { HttpFailure } from '../kernel/http/refusal.ts';
import { warehouseTexts } from './warehouse.texts.ts';

export interface PictureLimits {
  /** Pictures that are drawn at the same time. */
  running: number;
  /** Waiting pictures of all persons. */
  waiting: number;
  /** Pictures of one person, running and waiting. */
  ofPerson: number;
}

/** A map client requests the pictures of its view at once, about six. */
const defaults: PictureLimits = { running: 2, waiting: 24, ofPerson: 8 };

/**
 * Limits how many pictures are drawn at the same time, because a large picture takes 35 MB and half a second. Throws
 * 429 above the limits, and if the client has disconnected before its picture is drawn.
 */
export const createPictureQueue = ({ running, waiting, ofPerson }: PictureLimits = defaults) => {
  const queue = new PQueue({ concurrency: running });
  const counts = new Map<string, number>();
  return async <Picture>(
    { subject, hasDisconnected }: { subject: string; hasDisconnected: () => boolean },
    draw: () => Promise<Picture>,
  ): Promise<Picture> => {
    const count = counts.get(subject) ?? 0;
    if (count >= ofPerson || queue.size >= waiting) throw tooMany();
    counts.set(subject, count + 1);
    try {
      return await queue.add(() => {
        if (hasDisconnected()) throw tooMany();
        return draw();
      });
    } finally {
      const remaining = (counts.get(subject) ?? 1) - 1;
      if (remaining === 0) counts.delete(subject);
      else counts.set(subject, remaining);
    }
  };
};

const tooMany = (): HttpFailure => new HttpFailure(429, warehouseTexts.tooManyPictures);

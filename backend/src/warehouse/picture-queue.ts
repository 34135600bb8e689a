import PQueue from 'p-queue';
import { HttpFailure } from '../kernel/http/refusal.ts';
import { warehouseTexts } from './warehouse.texts.ts';

export interface PictureLimits {
  /** Pictures that are drawn at the same time. */
  running: number;
  /** Pictures that wait, of all persons. */
  waiting: number;
  /** Pictures of one person, running and waiting. */
  ofPerson: number;
}

/** A map client requests the pictures of its view at once, about six. */
const defaults: PictureLimits = { running: 2, waiting: 24, ofPerson: 8 };

/**
 * Draws few pictures at a time: a large one takes 35 MB and half a second, so many at once would take the memory of the
 * process and the time of all others. Throws 429 above the limits, and drops a picture whose client has left.
 */
export const createPictureQueue = ({ running, waiting, ofPerson }: PictureLimits = defaults) => {
  const queue = new PQueue({ concurrency: running });
  const present = new Map<string, number>();
  return async <Picture>(
    { subject, isGone }: { subject: string; isGone: () => boolean },
    draw: () => Promise<Picture>,
  ): Promise<Picture> => {
    const own = present.get(subject) ?? 0;
    if (own >= ofPerson || queue.size >= waiting) throw tooMany();
    present.set(subject, own + 1);
    try {
      return await queue.add(() => {
        if (isGone()) throw tooMany();
        return draw();
      });
    } finally {
      const left = (present.get(subject) ?? 1) - 1;
      if (left === 0) present.delete(subject);
      else present.set(subject, left);
    }
  };
};

const tooMany = (): HttpFailure => new HttpFailure(429, warehouseTexts.tooManyPictures);

import type { ClipboardEvent } from 'react';
import { clockTime } from '../../../platform/format.ts';
import { texts } from './reply.texts.ts';

/** Files in what is pasted; none where there are words too: what comes from a table or a letter carries a picture of itself. */
export const pastedFiles = ({ clipboardData }: ClipboardEvent, now = new Date()): readonly File[] => {
  const hasWords = clipboardData.getData('text/plain').trim() !== '';
  return hasWords ? [] : [...clipboardData.files].map((file, place) => named(file, now, place));
};

/** Every browser calls a picture out of the clipboard "image.png", the second one too. */
const named = (file: File, now: Date, place: number): File => {
  if (!/^image\.\w+$/.test(file.name)) return file;
  const time = clockTime(now).replaceAll(':', '-');
  const name = texts.pastedPicture(place > 0 ? `${time}-${place + 1}` : time, file.name.slice('image.'.length));
  return new File([file], name, { type: file.type, lastModified: now.getTime() });
};

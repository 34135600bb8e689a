import type { ClipboardEvent } from 'react';
import { clockTime } from '../../platform/format.ts';
import { texts } from './writing.texts.ts';

/** Pasted files. None if text is pasted too: spreadsheets and letters add a picture of the text. */
export const pastedFiles = ({ clipboardData }: ClipboardEvent, now = new Date()): readonly File[] => {
  const hasWords = clipboardData.getData('text/plain').trim() !== '';
  return hasWords ? [] : [...clipboardData.files].map((file, index) => named(file, now, index));
};

/** Browsers name every pasted picture "image.png". */
const named = (file: File, now: Date, index: number): File => {
  if (!/^image\.\w+$/.test(file.name)) return file;
  const time = clockTime(now).replaceAll(':', '-');
  const name = texts.pastedPicture(index > 0 ? `${time}-${index + 1}` : time, file.name.slice('image.'.length));
  return new File([file], name, { type: file.type, lastModified: now.getTime() });
};

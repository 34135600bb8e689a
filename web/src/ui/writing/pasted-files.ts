import type { ClipboardEvent } from 'react';
import { formatClockTime } from '../../platform/format.ts';
import { texts } from './writing.texts.ts';

/**
 * Returns the pasted files. Returns none if text is pasted too, because spreadsheets and word processors add a picture
 * of the copied text.
 */
export const pastedFiles = ({ clipboardData }: ClipboardEvent, now = new Date()): readonly File[] => {
  const hasText = clipboardData.getData('text/plain').trim() !== '';
  return hasText ? [] : [...clipboardData.files].map((file, index) => renamePicture(file, now, index));
};

/** Gives a pasted picture a name with the time, because browsers name all pasted pictures "image.png". */
const renamePicture = (file: File, now: Date, index: number): File => {
  if (!/^image\.\w+$/.test(file.name)) return file;
  const time = formatClockTime(now).replaceAll(':', '-');
  const name = texts.pastedPicture(index > 0 ? `${time}-${index + 1}` : time, file.name.slice('image.'.length));
  return new File([file], name, { type: file.type, lastModified: now.getTime() });
};

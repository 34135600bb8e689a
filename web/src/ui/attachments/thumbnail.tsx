import { useState } from 'react';
import type { Attachment } from './attachment.ts';
import { texts } from './attachments.texts.ts';
import { isPicture } from './is-picture.ts';

interface ThumbnailProps {
  file: Attachment;
  onOpen: (file: Attachment) => void;
}

/** A button with a small picture, which opens the picture in full size. Absent for files that cannot be shown. */
export const Thumbnail = ({ file, onOpen }: ThumbnailProps) => {
  const [isBroken, setBroken] = useState(false);
  if (isBroken || !isPicture(file)) return null;
  return (
    <button
      type="button"
      className="thumbnail"
      aria-label={texts.enlarge(file.fileName)}
      title={file.label}
      onClick={() => onOpen(file)}
    >
      <img src={file.url} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />
    </button>
  );
};

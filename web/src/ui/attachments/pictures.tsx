import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { lazyPart } from '../../platform/loading/lazy-part.tsx';
import type { Attachment } from './attachment.ts';
import { texts } from './attachments.texts.ts';
import { isPicture } from './is-picture.ts';

const PictureDialog = lazyPart(() => import('./picture-dialog.tsx'), 'PictureDialog');

/**
 * Thumbnails of the pictures among the files. A click opens the picture in a dialog. Files that fail to load as
 * pictures are removed.
 */
export const Pictures = ({ attachments }: { attachments: readonly Attachment[] }) => {
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<Attachment | null>(null);
  const pictures = attachments.filter((file) => isPicture(file) && !broken.has(file.id));
  if (pictures.length === 0) return null;
  return (
    <>
      <chakra.ul css={picturesStyle} aria-label={texts.pictures}>
        {pictures.map((file) => (
          <li key={file.id}>
            <button
              type="button"
              aria-label={texts.enlarge(file.fileName)}
              title={file.label}
              onClick={() => setOpen(file)}
            >
              <img
                src={file.url}
                alt=""
                loading="lazy"
                decoding="async"
                onError={() => setBroken((present) => new Set(present).add(file.id))}
              />
            </button>
          </li>
        ))}
      </chakra.ul>
      {open && <PictureDialog file={open} onClose={() => setOpen(null)} />}
    </>
  );
};

const picturesStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  px: 'var(--pictures-inset, 0)',
  pb: '2',
  '& button': {
    display: 'block',
    w: '6.5rem',
    h: '5rem',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    bg: 'bg.muted',
    overflow: 'hidden',
    cursor: 'zoom-in',
  },
  '& img': { w: 'full', h: 'full', objectFit: 'cover' },
} as const;

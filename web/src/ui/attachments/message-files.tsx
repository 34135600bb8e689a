import { Button } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../platform/loading/lazy-part.tsx';
import type { Attachment } from './attachment.ts';
import { formatFileSize } from './file-size.ts';
import { texts } from './attachments.texts.ts';
import { DownloadProgress } from './download-progress.tsx';
import { FileIcon } from './file-icon.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { useDownloads } from './use-downloads.ts';
import { useSelection } from './use-selection.ts';

const PictureDialog = lazyPart(() => import('./picture-dialog.tsx'), 'PictureDialog');

interface MessageFilesProps {
  attachments: readonly Attachment[];
  count: number;
}

/** The files of one message; pictures are shown above their names. Files are downloaded one by one or together. */
export const MessageFiles = ({ attachments, count }: MessageFilesProps) => {
  const { selectedAttachments, isSelected, toggle } = useSelection(attachments);
  const downloads = useDownloads();
  const [openPicture, setOpenPicture] = useState<Attachment | null>(null);
  return (
    <>
      <ul className="files" aria-label={texts.count(count)}>
        {attachments.map((attachment) => (
          <li className="file" key={attachment.id} title={attachment.label}>
            <Thumbnail file={attachment} onOpen={setOpenPicture} />
            <div>
              <label>
                <input
                  type="checkbox"
                  checked={isSelected(attachment)}
                  aria-label={texts.select(attachment.fileName)}
                  onChange={() => toggle(attachment)}
                />
              </label>
              <a href={attachment.url} download={attachment.fileName}>
                <FileIcon name={attachment.fileName} />
                <span>{attachment.fileName}</span>
                {attachment.size !== null && <span className="size">{formatFileSize(attachment.size)}</span>}
              </a>
            </div>
          </li>
        ))}
        <li>
          {selectedAttachments.length > 0 && !downloads.running && (
            <Button size="xs" variant="outline" onClick={() => downloads.start(selectedAttachments)}>
              <Download />
              {texts.downloadSelected(selectedAttachments.length)}
            </Button>
          )}
          <DownloadProgress downloads={downloads} />
        </li>
      </ul>
      {openPicture && <PictureDialog file={openPicture} onClose={() => setOpenPicture(null)} />}
    </>
  );
};

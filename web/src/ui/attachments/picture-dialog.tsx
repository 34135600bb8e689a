import { Button, chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { DialogFrame } from '../dialog-frame.tsx';
import type { Attachment } from './attachment.ts';
import { texts } from './attachments.texts.ts';

interface PictureDialogProps {
  file: Attachment;
  onClose: () => void;
}

/** A dialog with a picture. A picture that is larger than the window is reduced to fit. */
export const PictureDialog = ({ file, onClose }: PictureDialogProps) => (
  <DialogFrame
    title={file.fileName}
    width="min(80rem, calc(100vw - 2rem))"
    onClose={onClose}
    footer={
      <>
        <Button asChild variant="outline">
          <a href={file.url} download={file.fileName}>
            <Download />
            {texts.download(file.fileName)}
          </a>
        </Button>
        <Button onClick={onClose}>{texts.close}</Button>
      </>
    }
  >
    <chakra.img src={file.url} alt={file.fileName} maxW="full" maxH="calc(100dvh - 12rem)" mx="auto" />
  </DialogFrame>
);

import { type DownloadableFile, downloadAll } from '../ui/attachments/download.ts';
import type { ImportFileRowFragment } from './imports.generated.ts';

type Run = Pick<ImportFileRowFragment, 'id' | 'fileName' | 'badFile' | 'invalidFile'>;

/** The files of the rejected rows of a run. */
export const errorFilesOf = ({ id, fileName, badFile, invalidFile }: Run): DownloadableFile[] =>
  [badFile, invalidFile].flatMap((name) => {
    if (!name) return [];
    const search = new URLSearchParams({ importFileName: fileName, erroFileName: name });
    return [{ url: `/files/imports/${id}/errors?${search}`, fileName: name }];
  });

/** IM-5: pause between the downloads of two error files. */
const pauseMs = 3_000;

export const downloadErrorFiles = (run: Run): void => void downloadAll(errorFilesOf(run), () => {}, undefined, pauseMs);

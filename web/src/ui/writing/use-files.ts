import { useState } from 'react';
import { maxFilesOfMessage } from '@struma/shared/message-files.ts';
import { toast } from '../../platform/toast.ts';
import { addFiles, findEmpty } from './files.ts';
import { texts } from './writing.texts.ts';

/**
 * The files of a message, and the names of files that were lost by a reload. `onNames` receives the names of both, to
 * store them in the draft.
 */
export const useFiles = (initialLostNames: readonly string[], onNames: (names: readonly string[]) => void) => {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [lostNames, setLostNames] = useState(initialLostNames);

  const update = (chosen: readonly File[], lost: readonly string[]): void => {
    const remainingLost = lost.filter((lostName) => chosen.every(({ name }) => name !== lostName));
    setFiles(chosen);
    setLostNames(remainingLost);
    onNames([...chosen.map(({ name }) => name), ...remainingLost]);
  };

  return {
    files,
    lostNames,
    add: (chosen: readonly File[]): void => {
      for (const { name } of findEmpty(chosen)) toast.warning(texts.emptyFile(name));
      const all = addFiles(files, chosen);
      if (all.length > maxFilesOfMessage) toast.warning(texts.tooManyFiles(all.slice(maxFilesOfMessage)));
      update(all.slice(0, maxFilesOfMessage), lostNames);
    },
    remove: (file: File): void =>
      update(
        files.filter((other) => other !== file),
        lostNames,
      ),
    replace: (chosen: readonly File[]): void => update(chosen, lostNames),
    dismissLost: (): void => update(files, []),
    /** Removes all files without a call of `onNames`, because the draft is deleted too. */
    clear: (): void => {
      setFiles([]);
      setLostNames([]);
    },
  };
};

/** Adds chosen files. The order of choosing is kept, and a file that is empty or already present is not added. */
export const addFiles = (present: readonly File[], chosen: readonly File[]): readonly File[] =>
  chosen.reduce<readonly File[]>(
    (files, file) => (file.size === 0 || files.some((other) => isSame(file, other)) ? files : [...files, file]),
    present,
  );

/** Finds files without bytes. A dropped folder appears as such a file too. */
export const findEmpty = (chosen: readonly File[]): readonly File[] => chosen.filter((file) => file.size === 0);

/** The sent percentage of each file. `sent` is the number of sent bytes of all files together. */
export const percentages = (files: readonly File[], sent: number): readonly number[] => {
  let bytesBefore = 0;
  return files.map(({ size }) => {
    const part = Math.min(Math.max(sent - bytesBefore, 0), size);
    bytesBefore += size;
    return Math.floor((part / size) * 100);
  });
};

const isSame = (left: File, right: File): boolean =>
  left.name === right.name && left.size === right.size && left.lastModified === right.lastModified;

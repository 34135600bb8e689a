/** The files in the order in which they were chosen, none of them twice. */
export const addFiles = (present: readonly File[], chosen: readonly File[]): readonly File[] => [
  ...present,
  ...chosen.filter((file) => file.size > 0 && !present.some((other) => isSame(file, other))),
];

/** A folder that was dropped comes as a file without bytes too. */
export const emptyOnes = (chosen: readonly File[]): readonly File[] => chosen.filter((file) => file.size === 0);

/** The first file that has been changed or removed since it was chosen; the browser would break off midway. */
export const findUnreadable = async (files: readonly File[]): Promise<File | null> => {
  for (const file of files) {
    try {
      await file.slice(0, 1).arrayBuffer();
    } catch {
      return file;
    }
  }
  return null;
};

/** How much of each file has left, in percent, from what has left of all together. */
export const percentages = (files: readonly File[], sent: number): readonly number[] => {
  let before = 0;
  return files.map(({ size }) => {
    const part = Math.min(Math.max(sent - before, 0), size);
    before += size;
    return Math.floor((part / size) * 100);
  });
};

const isSame = (left: File, right: File): boolean =>
  left.name === right.name && left.size === right.size && left.lastModified === right.lastModified;

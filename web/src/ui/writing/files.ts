/** The files in the order in which they were chosen, each once. */
export const addFiles = (present: readonly File[], chosen: readonly File[]): readonly File[] => [
  ...present,
  ...chosen.filter((file) => file.size > 0 && !present.some((other) => isSame(file, other))),
];

/** Files without bytes. A dropped folder looks like one too. */
export const emptyOnes = (chosen: readonly File[]): readonly File[] => chosen.filter((file) => file.size === 0);

/** How much of each file has left, in percent. `sent`: bytes that have left of all files together. */
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

interface NamedFile {
  fileName: string;
  size: number | null;
}

/** Whether a file is shown as a picture: raster kinds alone, since a drawing may hold scripts, and none that is too big to look at. */
export const isPicture = ({ fileName, size }: NamedFile): boolean =>
  /\.(jpe?g|png|gif|webp)$/i.test(fileName) && (size === null || size <= mostBytes);

const mostBytes = 20_000_000;

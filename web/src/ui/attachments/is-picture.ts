interface NamedFile {
  fileName: string;
  size: number | null;
}

/** Whether a file is shown as a picture: only raster images (SVG may contain scripts), up to a maximum size. */
export const isPicture = ({ fileName, size }: NamedFile): boolean =>
  /\.(jpe?g|png|gif|webp)$/i.test(fileName) && (size === null || size <= maxBytes);

const maxBytes = 20_000_000;

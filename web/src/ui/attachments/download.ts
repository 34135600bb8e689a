export interface DownloadableFile {
  url: string;
  fileName: string;
}

const pauseMs = 1000;

/**
 * Has the browser fetch the files one after the other, one a second: several at once would be taken for an attack.
 * `report` hears how many have been started, and null at the end. Answers how to stop.
 */
export const downloadEach = (
  files: readonly DownloadableFile[],
  report: (started: number | null) => void,
  open: (file: DownloadableFile) => void = openDownload,
): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = (place: number): void => {
    const file = files[place];
    if (!file) return report(null);
    open(file);
    report(place + 1);
    timer = setTimeout(() => next(place + 1), pauseMs);
  };
  next(0);
  return () => clearTimeout(timer);
};

/** The browser itself fetches the address and saves what comes; the page stays. */
export const openDownload = ({ url, fileName }: DownloadableFile): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
};

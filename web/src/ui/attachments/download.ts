export interface DownloadableFile {
  url: string;
  fileName: string;
}

const pauseMs = 1000;

/**
 * Downloads the files one after the other, one per second: browsers block downloads that start at the same time.
 * `report` receives the number of started downloads, and null at the end. Returns a function that cancels the remaining
 * downloads.
 */
export const downloadAll = (
  files: readonly DownloadableFile[],
  report: (started: number | null) => void,
  open: (file: DownloadableFile) => void = openDownload,
  pause = pauseMs,
): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const downloadFrom = (index: number): void => {
    const file = files[index];
    if (!file) return report(null);
    open(file);
    report(index + 1);
    timer = setTimeout(() => downloadFrom(index + 1), pause);
  };
  downloadFrom(0);
  return () => clearTimeout(timer);
};

/** Starts a download by the browser, without leaving the page. */
export const openDownload = ({ url, fileName }: DownloadableFile): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
};

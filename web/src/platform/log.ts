/** Logs to the browser's console, for support. Never contains personal data. */
export const log = (message: string): void => {
  // oxlint-disable-next-line no-console
  console.warn(message);
};

/** Logs to the browser's console, for support. `message` must not contain personal data. */
export const log = (message: string): void => {
  // oxlint-disable-next-line no-console
  console.warn(message);
};

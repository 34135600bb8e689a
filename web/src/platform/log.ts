/** A line for whoever looks into the browser's console when something is reported. Never data of persons. */
export const log = (message: string): void => {
  // oxlint-disable-next-line no-console
  console.warn(message);
};

const two = (part: number): string => String(part).padStart(2, '0');

/** HH:mm:ss of the browser's clock. */
export const clockTime = (moment: Date): string =>
  [moment.getHours(), moment.getMinutes(), moment.getSeconds()].map(two).join(':');

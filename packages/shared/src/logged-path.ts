/**
 * Path of a request for the log: without the query, which may contain personal data, and cut after 200 characters.
 * Encoded digits are decoded, so that the log recognises and masks a personal number.
 */
export const loggedPath = (address: string): string => {
  const path = (address.split('?', 1)[0] ?? '').replaceAll(/%3([0-9])/g, '$1');
  return path.length > maxPathLength ? `${path.slice(0, maxPathLength)}…` : path;
};

const maxPathLength = 200;

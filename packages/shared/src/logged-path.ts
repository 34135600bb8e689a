/** A request's path as it is logged: without its query, which may hold personal data, and cut, since callers choose it. */
export const loggedPath = (address: string): string => {
  const path = address.split('?', 1)[0] ?? '';
  return path.length > longestPath ? `${path.slice(0, longestPath)}…` : path;
};

const longestPath = 200;

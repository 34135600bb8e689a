const systemOffset = 10_000_000;

/** The number of a service connection as users know it: above ten million, the map system has added ten million. */
export const formatSvo = (svoId: string): string => {
  const number = Number(svoId);
  return String(number > systemOffset ? number - systemOffset : number);
};

/** Ids of service connections (SVO) above this number belong to a second source of the map system. */
export const secondSvoSource = 10_000_000;

/** The number of a service connection that users see: its id, minus 10 000 000 if it belongs to the second source. */
export const formatSvoNumber = (svoId: number | string): string => {
  const id = Number(svoId);
  return String(id > secondSvoSource ? id - secondSvoSource : id);
};

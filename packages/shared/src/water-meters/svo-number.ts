/** Ids of service connections (SVO) above this number come from a second data source of the map system. */
export const secondSvoIdOffset = 10_000_000;

/** The number of a service connection that users see: its id, minus 10 000 000 if it comes from the second data source. */
export const formatSvoNumber = (svoId: number | string): string => {
  const id = Number(svoId);
  return String(id > secondSvoIdOffset ? id - secondSvoIdOffset : id);
};

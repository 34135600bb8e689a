/**
 * The size of an LRU cache whose memory grows with its entries. The option `max` would allocate it for all possible
 * entries when the gateway starts.
 */
export const upToEntries = (count: number) => ({ maxSize: count, sizeCalculation: () => 1 });

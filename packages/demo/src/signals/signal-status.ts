export const signalStatus = { signal: 1, breakdown: 2, rejected: 3, closed: 4 } as const;

export type StatusId = (typeof signalStatus)[keyof typeof signalStatus];

import { useState } from 'react';

interface Read {
  data: unknown;
  error: unknown;
  /** True during each read. The query needs `notifyOnNetworkStatusChange`, or a repeated read would not be noticed. */
  loading: boolean;
}

/** The moment at which the last successful read ended. Failed reads keep it, because the page keeps the numbers. */
export const useReadTime = ({ data, error, loading }: Read): Date | undefined => {
  const isRead = data !== undefined && !error && !loading;
  const [read, setRead] = useState<{ isRead: boolean; at: Date | undefined }>({ isRead: false, at: undefined });
  if (isRead !== read.isRead) setRead(({ at }) => ({ isRead, at: isRead ? new Date() : at }));
  return read.at;
};

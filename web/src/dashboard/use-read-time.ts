import { useEffect, useState } from 'react';

interface Read {
  data: unknown;
  error: unknown;
  /** True during each read. The query needs `notifyOnNetworkStatusChange`, or a repeated read would not be noticed. */
  loading: boolean;
}

/** The moment at which the last successful read ended. Failed reads keep it, because the page keeps the numbers. */
export const useReadTime = ({ data, error, loading }: Read): Date | undefined => {
  const [readAt, setReadAt] = useState<Date>();
  useEffect(() => {
    if (data !== undefined && !error && !loading) setReadAt(new Date());
  }, [data, error, loading]);
  return readAt;
};

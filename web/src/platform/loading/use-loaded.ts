import { useEffect, useState } from 'react';
import { loadCode } from './load-code.ts';

/**
 * Loads code after the first paint. Returns undefined until the code is loaded, and if loading fails. `load` must be
 * the same function in each render; if null, nothing is loaded.
 */
export const useLoaded = <Code>(load: (() => Promise<Code>) | null): Code | undefined => {
  const [code, setCode] = useState<{ value: Code }>();
  useEffect(() => {
    if (load)
      loadCode(load).then(
        (value) => setCode({ value }),
        () => {},
      );
  }, [load]);
  return code?.value;
};

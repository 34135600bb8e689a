import { useEffect, useState } from 'react';
import { loadCode } from './load-code.ts';

/**
 * Loads code after the first paint; undefined until then. `load` must be the same in each render; if null, it is never
 * loaded.
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

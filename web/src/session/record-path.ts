import { usePermittedScreens } from './permitted-screens.ts';
import type { RecordKind } from './screen.ts';

/** Finds the page of a record, for links between features. Undefined: there is none, or the user cannot open it. */
export const useRecordPath = (): ((kind: RecordKind, id: string) => string | undefined) => {
  const screens = usePermittedScreens();
  return (kind, id) => {
    const parts = id.split('.');
    // `:nomenclature/:item` takes the two parts of `2.4`.
    return screens.find(({ record }) => record === kind)?.path.replaceAll(/:\w+/g, () => parts.shift() ?? '');
  };
};

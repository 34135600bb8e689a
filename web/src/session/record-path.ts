import { usePermittedScreens } from './permitted-screens.ts';
import type { RecordKind } from './screen.ts';

/**
 * Finds the page of a record, for links between features. Returns a function, whose result is undefined if there is no
 * such page or the user cannot open it.
 */
export const useRecordPath = (): ((kind: RecordKind, id: string) => string | undefined) => {
  const screens = usePermittedScreens();
  return (kind, id) => {
    const path = screens.find(({ record }) => record === kind)?.path;
    const parameters = path?.match(/:\w+/g) ?? [];
    // The parameters `:nomenclature/:item` receive the two parts of an id such as `2.4`.
    const parts = parameters.length > 1 ? id.split('.') : [id];
    return path?.replaceAll(/:\w+/g, () => encodeURIComponent(parts.shift() ?? ''));
  };
};

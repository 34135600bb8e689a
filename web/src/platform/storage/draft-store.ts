import { draftPrefix } from './drafts.ts';

export interface DraftStore<Draft> {
  load: () => Draft | null;
  /** False if the browser forbids storage. */
  save: (draft: Draft) => boolean;
  erase: () => void;
}

/** Stores one draft in the tab's storage until the user signs out. `name`: kind and account, `submit.<account>`. */
export const createDraftStore = <Draft>(
  name: string,
  isDraft: (value: unknown) => value is Draft,
  storage = (): Storage => sessionStorage,
): DraftStore<Draft> => ({
  load: () =>
    attempt<Draft | null>(() => {
      const value: unknown = JSON.parse(storage().getItem(draftPrefix + name) ?? 'null');
      return isDraft(value) ? value : null;
    }, null),
  save: (draft) =>
    attempt(() => {
      storage().setItem(draftPrefix + name, JSON.stringify(draft));
      return true;
    }, false),
  erase: () => attempt(() => storage().removeItem(draftPrefix + name), undefined),
});

/** Returns `otherwise` if `act` throws, because the browser may forbid storage. */
const attempt = <T>(act: () => T, otherwise: T): T => {
  try {
    return act();
  } catch {
    return otherwise;
  }
};

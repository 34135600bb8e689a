/** Names of drafts in the tab's storage begin with this prefix, so that signing out can delete all drafts. */
export const draftPrefix = 'struma.draft.';

/** Deletes all drafts, because the next user of this browser must not see them. */
export const clearDrafts = (): void => {
  for (const name of Object.keys(sessionStorage)) if (name.startsWith(draftPrefix)) sessionStorage.removeItem(name);
};

import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo } from 'react';
import { useBackgroundCommand } from '../../../platform/command/use-background-command.ts';
import { silentContext } from '../../../platform/request/busy.ts';
import type { DraftService } from '../../../platform/storage/use-server-draft.ts';
import { useSession } from '../../../session/use-session.ts';
import type { RichDocument } from '../../../ui/rich-text/rich-document.ts';
import { toCallerInput } from '../../caller/caller.ts';
import { SaveSubmitDraftDocument, SubmitDraftsDocument, type SubmitDraftsQuery } from './drafts.generated.ts';
import type { SubmitDraft } from './submit-draft.ts';

/** Stores unsent signals on the server, one draft for each form. Null if the REST service stores no drafts. */
export const useSubmitDraftService = (): DraftService<SubmitDraft> | null => {
  const client = useApolloClient();
  const saveDraft = useBackgroundCommand(SaveSubmitDraftDocument);
  const hasDraftStorage = useSession().environment.features.includes('SUBMIT_DRAFTS');
  return useMemo(() => {
    if (!hasDraftStorage) return null;
    return {
      keepsOthers: true,
      read: async () => {
        const query = { query: SubmitDraftsDocument, fetchPolicy: 'no-cache', context: { ...silentContext } } as const;
        const { data } = await client.query(query);
        const heldLocks = await readHeldLocks();
        const found = data?.submitDrafts.find(({ idempotencyKey }) => !heldLocks.has(lockName(idempotencyKey)));
        return found ? { content: toDraft(found), key: found.idempotencyKey, savedAt: found.savedAt } : null;
      },
      save: async ({ content, key }) => {
        const result = await saveDraft({ idempotencyKey: key, draft: content && toInput(content) });
        return result?.__typename === 'SaveSubmitDraftSuccess' ? result.savedAt : null;
      },
    };
  }, [client, saveDraft, hasDraftStorage]);
};

type Stored = SubmitDraftsQuery['submitDrafts'][number];

const toDraft = ({ title, message, location, address, caller, fileNames, idempotencyKey }: Stored): SubmitDraft => ({
  key: idempotencyKey,
  title,
  place: location && { latitude: location.latitude, longitude: location.longitude, address, pipelineId: null },
  document: message && (message.document as unknown as RichDocument),
  caller,
  fileNames,
  // The server does not know whether the draft was sent. Sending it again with the same key stores no second signal.
  isUnsure: false,
});

const toInput = ({ title, place, document, caller, fileNames }: SubmitDraft) => ({
  title: title.slice(0, maxDraftTitleLength),
  message: document && { document },
  location: place && { latitude: place.latitude, longitude: place.longitude },
  address: place?.address?.slice(0, maxAddressLength) ?? null,
  ...(caller && toCallerInput(caller)),
  fileNames: fileNames.slice(0, maxFileNames).map((name) => name.slice(0, maxFileNameLength)),
});

const maxDraftTitleLength = 1000;
const maxAddressLength = 500;
const maxFileNames = 100;
const maxFileNameLength = 300;

const lockName = (key: string): string => `struma.submit.${key}`;

/** Locks the draft of an open form, so that other windows of this browser do not offer the draft. */
export const useDraftLock = (key: string): void =>
  useEffect(() => {
    // Web locks are absent in old browsers, and on pages without TLS.
    if (!('locks' in navigator)) return undefined;
    const { promise, resolve } = Promise.withResolvers<void>();
    void navigator.locks.request(lockName(key), () => promise);
    return resolve;
  }, [key]);

/** Returns the names of the locks that windows of this browser hold. */
const readHeldLocks = async (): Promise<ReadonlySet<string | undefined>> => {
  if (!('locks' in navigator)) return new Set();
  const { held } = await navigator.locks.query();
  return new Set(held?.map(({ name }) => name));
};

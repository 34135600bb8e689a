import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { done } from '../../platform/command/command.ts';
import { mutation } from '../../platform/command/operations.ts';
import { useCommand } from '../../platform/command/use-command.ts';
import { confirm } from '../../platform/confirm.ts';
import { silentContext } from '../../platform/request/busy.ts';
import { ImportRunDocument, UndoImportDocument } from '../imports.generated.ts';
import type { UndoImportMutation } from '../imports.generated.ts';
import { texts } from './run.texts.ts';

/** Undoes an import. A long undo continues after the response: the page of the run shows its progress and its end. */
export const useUndoImport = (refresh: () => Promise<unknown>) => {
  const client = useApolloClient();
  return useCommand(mutation<{ id: string }, UndoImportMutation>(UndoImportDocument), {
    read: (result) => (result.__typename === 'ImportRunSuccess' ? done(result.importFile.status) : null),
    texts: {
      done: (status) => (status === 'UNDOING' ? texts.undoing : texts.undone),
      refused: (reason) => reason,
      failed: texts.notUndone,
      unknownOutcome: texts.unknownOutcome,
    },
    maySend: () => confirm({ title: texts.undo, body: texts.undoQuestion, kind: 'do', isDestructive: true }),
    check: ({ id }) => findUndone(client, id),
    refresh,
  });
};

const maxReads = 60;
const readAgainMs = 2_000;

/**
 * After a lost response, reads whether the undo of the run has begun or ended. The request may arrive after the first
 * read, so 'not-stored' is returned only after two reads.
 */
const findUndone = async (client: ApolloClient, id: string) => {
  let storedReads = 0;
  for (let read = 0; read < maxReads; read += 1) {
    const status = await readStatus(client, id);
    if (status === 'UNDOING' || status === 'UNDONE') return done(status);
    if (status) storedReads += 1;
    if (storedReads === 2) return 'not-stored';
    await new Promise((resolve) => setTimeout(resolve, readAgainMs));
  }
  return 'unknown';
};

const readStatus = async (client: ApolloClient, id: string) => {
  const query = { query: ImportRunDocument, variables: { id }, errorPolicy: 'all', context: silentContext } as const;
  const { data } = await client.query({ ...query, fetchPolicy: 'network-only' }).catch(() => ({ data: undefined }));
  return data?.importFile?.status ?? null;
};

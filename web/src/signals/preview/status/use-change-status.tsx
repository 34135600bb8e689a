import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { silentContext } from '../../../platform/request/busy.ts';
import { conflict, done } from '../../../platform/command/command.ts';
import { mutation } from '../../../platform/command/operations.ts';
import { useCommand } from '../../../platform/command/use-command.ts';
import type { SignalStatus } from '../../../types.ts';
import { ConflictValues } from '../../../ui/conflict-values.tsx';
import {
  ChangeSignalStatusDocument,
  type ChangeSignalStatusMutation,
  SignalStatusNowDocument,
} from './status.generated.ts';
import { texts } from './status.texts.ts';
import { useChangedToast } from './use-undo-status.ts';

type Result = ChangeSignalStatusMutation['changeSignalStatus'];

/**
 * Changes a status (SG-9). Before the change of a colleague is overwritten, the user must confirm. A toast confirms the
 * change and offers to undo it.
 */
export const useChangeStatus = (nameOf: (status: SignalStatus) => string, onReload: () => Promise<unknown>) => {
  const client = useApolloClient();
  const showChanged = useChangedToast(nameOf, onReload);
  /** The status that the latest run replaces: the one that the user saw, or a colleague's that was overwritten. */
  const replaced = useRef<SignalStatus | null>(null);
  const command = useCommand(mutation(ChangeSignalStatusDocument), {
    read: readResult,
    texts: {
      refused: (reason) => reason,
      failed: texts.failed,
      unknownOutcome: texts.unsure,
    },
    resolve: ({ current, changedBy, changedAt }, input) => {
      replaced.current = current.status;
      return {
        title: texts.conflictTitle,
        body: (
          <ConflictValues
            fields={[
              {
                seen: input.expectedStatus ? nameOf(input.expectedStatus) : '',
                stored: current.statusName,
                chosen: nameOf(input.status),
              },
            ]}
            changedBy={changedBy}
            changedAt={changedAt}
            question={texts.conflictQuestion}
          />
        ),
        overwrite: { ...input, expectedStatus: current.status },
        kept: texts.kept(current.statusName),
      };
    },
    check: async ({ id, status }) => {
      const read = { query: SignalStatusNowDocument, variables: { id }, fetchPolicy: 'network-only' } as const;
      const { data } = await client.query({ ...read, context: silentContext }).catch(() => ({ data: null }));
      if (!data?.signal) return 'unknown';
      return data.signal.status === status ? done({ serviceMessage: null }) : 'not-stored';
    },
  });
  const run = async (input: StatusChange) => {
    replaced.current = input.expectedStatus;
    const outcome = await command.run(input);
    const { id, status } = input;
    if (outcome.kind === 'done')
      showChanged(outcome.value.serviceMessage ?? texts.changed(nameOf(status)), {
        id,
        status,
        // Without a text of the service, nothing was sent: a colleague had stored the same status.
        previous: outcome.value.serviceMessage === null ? null : replaced.current,
      });
    return outcome;
  };
  return { ...command, run };
};

interface StatusChange {
  id: string;
  status: SignalStatus;
  /** The status that the user saw. */
  expectedStatus: SignalStatus;
}

const readResult = (result: Result) => {
  switch (result.__typename) {
    case 'ChangeSignalStatusSuccess':
      return done({ serviceMessage: result.serviceMessage });
    case 'SignalConflict':
      return conflict(result);
    case 'Refusal':
      return null;
  }
};

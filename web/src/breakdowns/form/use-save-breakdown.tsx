import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { conflict, done } from '../../platform/command/command.ts';
import { withoutFullStop } from '../../platform/command/delivery-outcome.ts';
import { mutation } from '../../platform/command/operations.ts';
import { useCommand } from '../../platform/command/use-command.ts';
import { silentContext } from '../../platform/request/busy.ts';
import { useSession } from '../../session/use-session.ts';
import {
  BreakdownNowDocument,
  CreateBreakdownDocument,
  UpdateBreakdownDocument,
  type BreakdownDetailsFragment,
  type CreateBreakdownMutation,
  type UpdateBreakdownMutation,
} from './form.generated.ts';
import { changedFields, changesBetween, toChanges, valuesOf } from './form-values.ts';
import { texts } from './form.texts.ts';

type UpdateResult = UpdateBreakdownMutation['updateBreakdown'];

export interface StoredConflict {
  changedBy: string | null;
  changedAt: string | null;
  current: BreakdownDetailsFragment;
}

/** BR-9, BR-10: sends the changes of a breakdown. A conflict is an outcome that the form shows. */
export const useUpdateBreakdown = (workCardNo: string) => {
  const client = useApolloClient();
  return useCommand(mutation(UpdateBreakdownDocument), {
    read: (result: UpdateResult) => {
      if (result.__typename === 'UpdateBreakdownSuccess') return done(result.breakdown);
      if (result.__typename === 'BreakdownConflict') return conflict<StoredConflict>(result);
      return null;
    },
    texts: {
      done: (stored) => texts.updated(stored?.workCardNo ?? workCardNo),
      refused: (reason) => texts.notUpdated(workCardNo, withoutFullStop(reason)),
      unknownOutcome: texts.unknownOutcome,
    },
    check: async ({ id, changes }) => {
      const read = { query: BreakdownNowDocument, variables: { id }, fetchPolicy: 'network-only' } as const;
      const { data } = await client.query({ ...read, context: silentContext }).catch(() => ({ data: null }));
      if (!data?.breakdown) return 'unknown';
      return isStored(changes, data.breakdown) ? done(data.breakdown) : 'not-stored';
    },
  });
};

/** True if the stored breakdown has the new values of all changed fields. */
const isStored = (changes: object, stored: BreakdownDetailsFragment): boolean => {
  const values = valuesOf(stored);
  const names = Object.keys(changes) as (keyof typeof values)[];
  return JSON.stringify(toChanges(values, names)) === JSON.stringify(changes);
};

/** BR-8, BR-10: creates a breakdown. With IDEMPOTENCY, a repeated request does not create a second breakdown. */
export const useCreateBreakdown = () => {
  const isRepeatable = useSession().environment.features.includes('IDEMPOTENCY');
  const [key, setKey] = useState(() => crypto.randomUUID() as string);
  const command = useCommand(mutation(CreateBreakdownDocument), {
    isRepeatable,
    keepKey: (kept) => kept.key !== undefined && setKey(kept.key),
    read: (result: CreateBreakdownMutation['createBreakdown']) =>
      result.__typename === 'CreateBreakdownSuccess' ? done(result.breakdownId) : null,
    texts: {
      done: (_id, { values }) => texts.created(values.workCardNo ?? ''),
      refused: (reason) => texts.notCreated(withoutFullStop(reason)),
      unknownOutcome: texts.unknownOutcome,
    },
  });
  return { command, key };
};

export const toUpdateInput = (
  id: string,
  values: Parameters<typeof changesBetween>[0],
  loaded: Parameters<typeof changesBetween>[1],
) => ({
  id,
  changes: changesBetween(values, loaded),
  expected: toChanges(loaded, changedFields(values, loaded)),
});

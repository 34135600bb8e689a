import { useApolloClient } from '@apollo/client/react';
import { conflict, done } from '../../../platform/command/command.ts';
import { mutation } from '../../../platform/command/operations.ts';
import { silentContext } from '../../../platform/request/busy.ts';
import { useSession } from '../../../session/use-session.ts';
import { type Assignment, useAssignment } from '../../../ui/record/assignment/use-assignment.ts';
import { SignalNewsDocument, SignalStateFragmentDoc } from '../news/news.generated.ts';
import { HandOverSignalDocument, TakeSignalDocument, type TakeSignalMutation } from './operator-parts.generated.ts';

/** The commands that take a signal, hand it over and release it. */
export const useSignalAssignment = (): Assignment => {
  const { id: userId } = useSession();
  const readAssignee = useReadAssignee();
  return useAssignment({
    userId,
    take: mutation(TakeSignalDocument),
    handOver: mutation(HandOverSignalDocument),
    readTakeResult: (result: TakeSignalMutation['takeSignal']) =>
      'current' in result ? conflict(result.current.takenBy?.name ?? null) : done(null),
    readAssignee,
  });
};

/** Returns a function that reads the account of the assignee: null if there is none, undefined without a response. */
const useReadAssignee = () => {
  const client = useApolloClient();
  return async (id: string): Promise<string | null | undefined> => {
    const read = { query: SignalNewsDocument, variables: { id }, fetchPolicy: 'no-cache', errorPolicy: 'all' } as const;
    const { data } = await client.query({ ...read, context: silentContext }).catch(() => ({ data: undefined }));
    if (!data?.signal) return undefined;
    const { responses: _, ...state } = data.signal;
    client.writeFragment({ fragment: SignalStateFragmentDoc, fragmentName: 'SignalState', data: state });
    return state.takenBy?.id ?? null;
  };
};
